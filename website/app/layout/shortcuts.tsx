import type { NavigationItem } from '@beam/content/model/navigation.ts'
import { useLocation } from 'react-router'
import { renderList } from '../ui/render-list.ts'
import { SiteLink } from '../ui/site-link.tsx'

/** Links of the menu that are in the header, too, at every width: those with a label for it. */
export function Shortcuts({ items }: { items: readonly NavigationItem[] }) {
  const { pathname } = useLocation()
  const links = shortcutsIn(items)
  if (links.length === 0) return null
  return (
    <nav aria-label="Shortcuts">
      <ul className="shortcuts">
        {renderList(links, ({ shortcut, address, newTab }) => (
          <li>
            <SiteLink to={address} newTab={newTab} current={address === pathname}>
              {shortcut}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Menus that an earlier version has cached have no shortcuts. */
function shortcutsIn(items: readonly NavigationItem[]): NavigationItem[] {
  return items.flatMap((item) => [
    ...(item.shortcut && item.address ? [item] : []),
    ...shortcutsIn(item.items),
  ])
}
