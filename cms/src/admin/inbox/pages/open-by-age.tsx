import { Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import type { Count } from './count-statistics'

const LABELS: Readonly<Record<string, string>> = {
  '<1d': 'Less than a day',
  '1–3d': '1 to 3 days',
  '3–7d': '3 to 7 days',
  '1–4w': '1 to 4 weeks',
  '>4w': 'More than 4 weeks',
}

export function OpenByAge({ ages }: { readonly ages: readonly Count[] }) {
  if (ages.every(({ count }) => count === 0))
    return <Typography textColor="neutral600">Nothing is open.</Typography>
  const most = Math.max(1, ...ages.map(({ count }) => count))
  return (
    <Rows>
      {ages.map(({ name, count }) => (
        <li key={name}>
          <Typography textColor="neutral700">{LABELS[name] ?? name}</Typography>
          <Track aria-hidden>
            <Bar style={{ width: `${(count / most) * 100}%` }} />
          </Track>
          <Typography textColor="neutral800" fontWeight="bold">
            {count.toLocaleString('en-US')}
          </Typography>
        </li>
      ))}
    </Rows>
  )
}

const Rows = styled.ul`
  li {
    display: grid;
    grid-template: 'label bar count' / 16rem minmax(0, 1fr) 4rem;
    gap: 0.4rem 1.2rem;
    align-items: center;
    padding: 0.4rem 0;
  }
  li > :last-child {
    grid-area: count;
    text-align: end;
  }

  /* The bar has the whole width, below its label and count. */
  @media (max-width: 767px) {
    li {
      grid-template: 'label count' 'bar bar' / minmax(0, 1fr) auto;
      padding: 0.8rem 0;
    }
  }
`

/** Shows also that a count is zero. */
const Track = styled.span`
  grid-area: bar;
  display: flex;
  height: 1.2rem;
  border-radius: 2px;
  background: ${({ theme }) => theme.colors.neutral150};
`

const Bar = styled.span`
  border-radius: inherit;
  background: ${({ theme }) => theme.colors.primary600};
`
