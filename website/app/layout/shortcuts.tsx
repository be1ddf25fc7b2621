import type { NavigationItem } from '@beam/content/model/navigation.ts'
import { useLocation } from 'react-router'
import { renderList } from '../ui/render-list.ts'
import { SiteLink } from '../ui/site-link.tsx'

/** Links of the menu that are in the header, too, at every width: those with a label for it. The last one is a button. */
export function Shortcuts({ items }: { items: readonly NavigationItem[] }) {
  const { pathname } = useLocation()
  const links = shortcutsIn(items)
  if (links.length === 0) return null
  return (
    <nav aria-label="Shortcuts">
      <ul className="shortcuts">
        {renderList(links, ({ shortcut, address, newTab }, index) => (
          <li>
            {/* Named, like the links of the menu, which are in capitals, too. */}
            <SiteLink
              to={address}
              newTab={newTab}
              current={address === pathname}
              {...(links[index + 1] ? { label: shortcut } : { className: 'button' })}
            >
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
