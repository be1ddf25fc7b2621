import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { View, ViewCounts } from './api/types'
import { INBOX } from './paths'
import { formatCount } from './text/format-count'

const VIEWS: readonly { readonly view: View; readonly label: string }[] = [
  { view: 'new', label: 'new' },
  { view: 'mine', label: 'mine' },
  { view: 'unassigned', label: 'unassigned' },
  { view: 'quarantined', label: 'suspected spam' },
]

/** How many submissions wait, as links to them; those that nobody has looked at stand out. */
export function WaitingCounts({ counts }: { readonly counts: ViewCounts }) {
  return (
    <Tiles>
      {VIEWS.map(({ view, label }) => (
        <li key={view}>
          <Tile
            to={`${INBOX}?view=${view}`}
            data-waiting={view === 'new' && counts.views.new > 0 ? true : undefined}
          >
            <strong>{formatCount(counts, view)}</strong> {label}
          </Tile>
        </li>
      ))}
    </Tiles>
  )
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.8rem;
`

const Tile = styled(Link)`
  display: block;
  padding: 1.2rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  font-size: 1.4rem;
  line-height: 1.4;
  color: ${({ theme }) => theme.colors.neutral800};
  text-decoration: none;

  strong {
    display: block;
    font-size: 2.4rem;
    font-weight: 600;
    line-height: 1.2;
  }
  &[data-waiting] {
    border-color: ${({ theme }) => theme.colors.primary600};
    /* In the dark theme, the design system's tint is darker than the card. */
    background: color-mix(
      in srgb,
      ${({ theme }) => `${theme.colors.primary600} 10%, ${theme.colors.neutral0}`}
    );
  }
  &[data-waiting] strong {
    color: ${({ theme }) => theme.colors.primary700};
  }
  &:hover {
    border-color: ${({ theme }) => theme.colors.primary600};
  }
`
