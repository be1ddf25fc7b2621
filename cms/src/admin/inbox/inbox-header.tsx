import { Button, Flex, Typography } from '@strapi/design-system'
import { useIsMobile } from '@strapi/strapi/admin'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { formsWith, useInbox, type Inbox } from './api/inbox-context'
import type { Filter } from './api/types'
import { ExportDialog } from './pages/export-dialog'
import { TabRow } from './ui/tab-row'
import { AUDIT, ERASE, STATISTICS, INBOX, submissionPath, TEMPLATES } from './paths'

interface Props {
  readonly filter: Filter
  readonly onHelp: () => void
}

export function InboxHeader({ filter, onHelp }: Props) {
  const inbox = useInbox()
  const isMobile = useIsMobile()
  const { pathname, search } = useLocation()
  return (
    <Header>
      <Typography variant="alpha" tag="h1">
        Inbox
      </Typography>
      <Pages>
        <TabRow label="Inbox">
          {linksFor(inbox).map(({ to, label }) => (
            <Tab
              key={to}
              to={{ pathname: to, search: to === INBOX ? search : '' }}
              aria-current={isCurrent(to, pathname) ? 'page' : undefined}
            >
              {label}
            </Tab>
          ))}
        </TabRow>
      </Pages>
      <Flex gap={2}>
        {formsWith(inbox, 'export').length > 0 && <ExportDialog filter={filter} />}
        {!isMobile && (
          <Button size="S" variant="tertiary" onClick={onHelp}>
            Shortcuts
          </Button>
        )}
      </Flex>
    </Header>
  )
}

/** Single submissions belong to the list. */
function isCurrent(to: string, pathname: string): boolean {
  return pathname === to || (to === INBOX && pathname.startsWith(submissionPath('')))
}

function linksFor(inbox: Inbox): readonly { readonly to: string; readonly label: string }[] {
  return [
    { to: INBOX, label: 'Submissions' },
    { to: STATISTICS, label: 'Statistics' },
    ...(formsWith(inbox, 'change').length > 0 ? [{ to: TEMPLATES, label: 'Templates' }] : []),
    ...(formsWith(inbox, 'erase').length > 0 ? [{ to: ERASE, label: 'Erase a person' }] : []),
    ...(formsWith(inbox, 'audit').length > 0 ? [{ to: AUDIT, label: 'Audit log' }] : []),
  ]
}

/** In narrow windows, title and buttons are above the links. */
const Header = styled.header`
  display: flex;
  align-items: center;
  gap: 1.2rem 2.4rem;
  margin-bottom: 2rem;

  @media (max-width: 1023px) {
    flex-wrap: wrap;
    justify-content: space-between;
    margin-bottom: 1.2rem;
  }
`

const Pages = styled.div`
  flex: 1;
  min-width: 0;

  @media (max-width: 1023px) {
    order: 1;
    flex: 0 0 calc(100% + 1rem);
    /* The first link begins where the title does. */
    margin-inline-start: -1rem;
  }
`

const Tab = styled(Link)`
  padding: 0.6rem 1rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral700};
  text-decoration: none;

  &:hover {
    background: ${({ theme }) => theme.colors.neutral150};
  }
  &[aria-current='page'] {
    /* In the dark theme, the ground of other links under the pointer is too light for this color. */
    background: none;
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }
`
