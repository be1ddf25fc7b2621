import { Badge } from '@strapi/design-system'
import { styled } from 'styled-components'
import type { View } from '../api/types'

interface Props {
  readonly view: View
  /** Null while unknown. */
  readonly counts: Readonly<Record<View, number>> | null
  readonly onChange: (view: View) => void
}

const VIEWS: readonly { readonly view: View; readonly label: string }[] = [
  { view: 'new', label: 'New' },
  { view: 'mine', label: 'Mine' },
  { view: 'unassigned', label: 'Unassigned' },
  { view: 'quarantined', label: 'Suspected spam' },
  { view: 'handled', label: 'Done' },
  { view: 'all', label: 'All' },
]

export function ViewTabs({ view, counts, onChange }: Props) {
  return (
    <Tabs aria-label="Views">
      {VIEWS.map((each) => (
        <Tab
          key={each.view}
          type="button"
          aria-current={each.view === view ? 'true' : undefined}
          onClick={() => onChange(each.view)}
        >
          {each.label}
          {counts !== null && (
            <Badge size="S" active={each.view === view}>
              {counts[each.view].toLocaleString('en-GB')}
            </Badge>
          )}
        </Tab>
      ))}
    </Tabs>
  )
}

const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  margin-bottom: 1.2rem;
`

const Tab = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 3.2rem;
  padding: 0 1.2rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral700};

  &:hover {
    background: ${({ theme }) => theme.colors.neutral150};
  }
  &[aria-current] {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`
