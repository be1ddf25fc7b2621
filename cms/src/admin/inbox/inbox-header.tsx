import { Button, Flex, Typography } from '@strapi/design-system'
import { useIsMobile } from '@strapi/strapi/admin'
import { styled } from 'styled-components'
import { formsWith, useInbox } from './api/inbox-context'
import type { Filter } from './api/types'
import { ExportDialog } from './pages/export-dialog'
import { SectionLinks } from './section-links'

interface Props {
  readonly filter: Filter
  readonly onHelp: () => void
}

export function InboxHeader({ filter, onHelp }: Props) {
  const inbox = useInbox()
  const isMobile = useIsMobile()
  return (
    <Header>
      <Typography variant="alpha" tag="h1">
        Inbox
      </Typography>
      <SectionLinks />
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
  @media (max-width: 767px) {
    justify-content: flex-start;
    gap: 0.8rem;

    > h1 {
      margin-inline-end: auto;
    }
  }
`
