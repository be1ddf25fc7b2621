import { Flex, Typography, VisuallyHidden } from '@strapi/design-system'
import { styled } from 'styled-components'
import { formatDay, formatDayOfYear } from '../text/format-quantities'
import type { Count } from './count-statistics'

const HEIGHT_REM = 12

/** One bar for each day. Screen readers read days and counts. */
export function DayChart({ days }: { readonly days: readonly Count[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const total = days.reduce((sum, { count }) => sum + count, 0)
  if (total === 0)
    return <Typography textColor="neutral600">Nothing arrived in the last {days.length} days.</Typography>
  return (
    <>
      <Bars aria-label={`Submissions per day, ${total} in all`}>
        {days.map(({ name, count }) => (
          <li key={name} title={`${formatDay(name)}: ${count}`}>
            <Bar style={{ height: `${(count / most) * HEIGHT_REM}rem` }} />
            <VisuallyHidden>
              {formatDay(name)}: {count}
            </VisuallyHidden>
          </li>
        ))}
      </Bars>
      <Flex justifyContent="space-between" aria-hidden paddingTop={1}>
        <Typography variant="pi" textColor="neutral600">
          {formatDayOfYear(days[0]!.name)}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {total} in all, at most {most} a day
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {formatDayOfYear(days.at(-1)!.name)}
        </Typography>
      </Flex>
    </>
  )
}

const Bars = styled.ol`
  display: flex;
  align-items: flex-end;
  gap: 2px;
  height: ${HEIGHT_REM}rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral300};

  li {
    position: relative;
    flex: 1 1 0;
    display: flex;
    align-items: flex-end;
    height: 100%;
  }
`

const Bar = styled.span`
  width: 100%;
  border-radius: 2px 2px 0 0;
  background: ${({ theme }) => theme.colors.primary600};
`
