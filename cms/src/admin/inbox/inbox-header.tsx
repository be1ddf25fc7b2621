import { Button, Flex, Typography } from '@strapi/design-system'
import { useIsMobile } from '@strapi/strapi/admin'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { formsWith, useInbox, type Inbox } from './api/inbox-context'
import type { Filter } from './api/types'
import { ExportDialog } from './pages/export-dialog'
import { AUDIT, ERASE, FIGURES, INBOX, submissionPath, TEMPLATES } from './paths'

interface Props {
  readonly filter: Filter
  readonly onHelp: () => void
}

export function InboxHeader({ filter, onHelp }: Props) {
  const inbox = useInbox()
  const isMobile = useIsMobile()
  const { pathname, search } = useLocation()
  return (
    <Flex justifyContent="space-between" alignItems="center" gap={3} wrap="wrap" marginBottom={5}>
      <Flex gap={{ initial: 3, medium: 6 }} wrap="wrap">
        <Typography variant="alpha" tag="h1">
          Inbox
        </Typography>
        <Flex tag="nav" aria-label="Inbox" gap={1} wrap="wrap">
          {linksFor(inbox).map(({ to, label }) => (
            <Tab
              key={to}
              to={{ pathname: to, search: to === INBOX ? search : '' }}
              aria-current={isCurrent(to, pathname) ? 'page' : undefined}
            >
              {label}
            </Tab>
          ))}
        </Flex>
      </Flex>
      <Flex gap={2}>
        {formsWith(inbox, 'export').length > 0 && <ExportDialog filter={filter} />}
        {!isMobile && (
          <Button size="S" variant="tertiary" onClick={onHelp}>
            Shortcuts
          </Button>
        )}
      </Flex>
    </Flex>
  )
}

/** Single submissions belong to the list. */
function isCurrent(to: string, pathname: string): boolean {
  return pathname === to || (to === INBOX && pathname.startsWith(submissionPath('')))
}

function linksFor(inbox: Inbox): readonly { readonly to: string; readonly label: string }[] {
  return [
    { to: INBOX, label: 'Submissions' },
    { to: FIGURES, label: 'Figures' },
    ...(formsWith(inbox, 'change').length > 0 ? [{ to: TEMPLATES, label: 'Templates' }] : []),
    ...(formsWith(inbox, 'erase').length > 0 ? [{ to: ERASE, label: 'Erase a person' }] : []),
    ...(formsWith(inbox, 'audit').length > 0 ? [{ to: AUDIT, label: 'Audit log' }] : []),
  ]
}

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
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }
`
