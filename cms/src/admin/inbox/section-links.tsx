import { Menu } from '@strapi/design-system'
import { useIsMobile } from '@strapi/strapi/admin'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useInbox } from './api/inbox-context'
import { inboxSections, type InboxSection } from './inbox-sections'
import { INBOX } from './paths'
import { TabRow } from './ui/tab-row'

/** The way to the pages of the inbox. Phones have a menu instead of links, which would not fit beside each other. */
export function SectionLinks() {
  const inbox = useInbox()
  const isMobile = useIsMobile()
  const { pathname } = useLocation()
  const sections = inboxSections(inbox, pathname)
  return isMobile ? <SectionMenu sections={sections} /> : <SectionTabs sections={sections} />
}

interface Props {
  readonly sections: readonly InboxSection[]
}

function SectionTabs({ sections }: Props) {
  const target = useTarget()
  return (
    <Tabs>
      <TabRow label="Inbox">
        {sections.map(({ to, label, isCurrent }) => (
          <Tab key={to} to={target(to)} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </Tab>
        ))}
      </TabRow>
    </Tabs>
  )
}

function SectionMenu({ sections }: Props) {
  const navigate = useNavigate()
  const target = useTarget()
  const current = sections.find(({ isCurrent }) => isCurrent)?.label ?? 'Inbox'
  return (
    <Menu.Root>
      <Menu.Trigger aria-label={`Page: ${current}`} variant="tertiary" size="S">
        {current}
      </Menu.Trigger>
      <Menu.Content popoverPlacement="bottom-end" maxHeight="none">
        {sections.map(({ to, label }) => (
          <Menu.Item key={to} onSelect={() => navigate(target(to))}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  )
}

/** The list keeps its filter while somebody looks at another page. */
function useTarget(): (to: string) => { pathname: string; search: string } {
  const { search } = useLocation()
  return (to) => ({ pathname: to, search: to === INBOX ? search : '' })
}

/** In narrow windows, title and buttons are above the links. */
const Tabs = styled.div`
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
