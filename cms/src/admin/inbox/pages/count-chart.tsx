import { Typography, VisuallyHidden } from '@strapi/design-system'
import { styled } from 'styled-components'
import { formatDay, formatDayOfYear } from '../text/format-quantities'
import { addUpWeeks, type Count } from './count-statistics'

interface Props {
  readonly days: readonly Count[]
  readonly unit: Unit
}

/** What a bar stands for. */
type Unit = 'day' | 'week'

/** More bars would be too narrow on a phone. */
const MAX_BARS = 31

export function unitOf(days: number): Unit {
  return days > MAX_BARS ? 'week' : 'day'
}

/** One bar for each day or week, with a scale. Screen readers read days and counts. */
export function CountChart({ days, unit }: Props) {
  const bars = unit === 'week' ? addUpWeeks(days) : days
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const total = bars.reduce((sum, { count }) => sum + count, 0)
  if (total === 0)
    return <Typography textColor="neutral600">Nothing arrived in the last {days.length} days.</Typography>
  return (
    <Chart>
      <Scale aria-hidden>
        <span>{most.toLocaleString('en-US')}</span>
        <span>0</span>
      </Scale>
      <Bars aria-label={`Submissions per ${unit}, ${total} in all`}>
        {bars.map(({ name, count }) => (
          <li key={name} title={describeBar(unit, name, count)}>
            <Bar style={{ height: `${(count / most) * 100}%` }} />
            <VisuallyHidden>{describeBar(unit, name, count)}</VisuallyHidden>
          </li>
        ))}
      </Bars>
      <Ends aria-hidden>
        <span>{formatDayOfYear(days[0]!.name)}</span>
        <span>{total.toLocaleString('en-US')} in all</span>
        <span>{formatDayOfYear(days.at(-1)!.name)}</span>
      </Ends>
    </Chart>
  )
}

function describeBar(unit: Unit, name: string, count: number): string {
  return `${unit === 'week' ? 'Week from ' : ''}${formatDay(name)}: ${count}`
}

const Chart = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.4rem 0.8rem;
  font-size: 1.2rem;
  color: ${({ theme }) => theme.colors.neutral600};
`

const Scale = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: end;
  line-height: 1;
`

const Bars = styled.ol`
  display: flex;
  gap: 2px;
  height: 14rem;
  border-block: 1px solid ${({ theme }) => theme.colors.neutral200};

  li {
    position: relative;
    flex: 1 1 0;
    display: flex;
    align-items: flex-end;
    justify-content: center;
  }
`

const Bar = styled.span`
  width: 100%;
  max-width: 4.8rem;
  border-radius: 2px 2px 0 0;
  background: ${({ theme }) => theme.colors.primary600};
`

const Ends = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
`
