import { Badge } from '@strapi/design-system'
import { styled } from 'styled-components'
import type { View, ViewCounts } from '../api/types'
import { formatCount } from '../text/format-count'
import { VIEW_LABELS } from '../text/view-labels'
import { TabRow } from '../ui/tab-row'

interface Props {
  readonly view: View
  /** Null while unknown. */
  readonly counts: ViewCounts | null
  readonly onChange: (view: View) => void
}

const VIEWS = Object.entries(VIEW_LABELS) as [View, string][]

export function ViewTabs({ view, counts, onChange }: Props) {
  return (
    <Views>
      <TabRow label="Views">
        {VIEWS.map(([each, label]) => (
          <Tab
            key={each}
            type="button"
            aria-current={each === view ? 'true' : undefined}
            onClick={() => onChange(each)}
          >
            {label}
            {counts !== null && (
              <Badge
                size="S"
                backgroundColor={each === view ? 'neutral0' : 'neutral150'}
                textColor={each === view ? 'neutral800' : 'neutral600'}
              >
                {formatCount(counts, each)}
              </Badge>
            )}
          </Tab>
        ))}
      </TabRow>
    </Views>
  )
}

/** On phones and tablets, in a row of their own. */
const Views = styled.div`
  min-width: 0;

  @media (max-width: 1023px) {
    flex: 0 0 100%;
  }
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
    /* In the dark theme, the ground is that of the page. */
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.colors.primary200};
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`
