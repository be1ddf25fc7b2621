import { NAVIGATION_DEPTH, type NavigationItem } from '@beam/content/model/navigation.ts'
import { useLocation } from 'react-router'
import { renderList } from '../ui/render-list.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'

/** Colors of the menu groups, in menu order. */
const COLORS = ['pink', 'yellow', 'teal', 'charcoal'] as const

/** The menu's first level: links, and groups that open one at a time. */
export function MenuItems({ items }: { items: readonly NavigationItem[] }) {
  return (
    <ul className="menu-items">
      {renderList(items, (item, index) => (
        <li className="menu-color" data-color={COLORS[index % COLORS.length]}>
          {item.items.length > 0 ? <MenuGroup item={item} /> : <MenuLink item={item} />}
        </li>
      ))}
    </ul>
  )
}

function MenuGroup({ item }: { item: NavigationItem }) {
  return (
    <details name="menu" className="menu-group">
      {/* Named, because browsers take the name from the text as it is shown: in capitals. */}
      <summary aria-label={item.title}>
        {`${item.title} `}
        <Icon name="chevron" size={16} />
      </summary>
      <div className="menu-panel">
        <ul className="menu-level">
          {item.address && (
            <li>
              <MenuLink item={item} />
              {item.description && <p>{item.description}</p>}
            </li>
          )}
          <MenuEntries items={item.items} depth={2} />
        </ul>
      </div>
    </details>
  )
}

function MenuEntries({ items, depth }: { items: readonly NavigationItem[]; depth: number }) {
  return renderList(items, (item) => (
    <li>
      <MenuLink item={item} />
      {item.description && <p>{item.description}</p>}
      {item.items.length > 0 && depth < NAVIGATION_DEPTH && (
        <ul className="menu-level">
          <MenuEntries items={item.items} depth={depth + 1} />
        </ul>
      )}
    </li>
  ))
}

/** Named, like the groups: capitals are for the eye only. */
function MenuLink({ item }: { item: NavigationItem }) {
  const { pathname } = useLocation()
  if (!item.address) return <span className="menu-label">{item.title}</span>
  return (
    <SiteLink to={item.address} newTab={item.newTab} current={item.address === pathname} label={item.title}>
      {item.title}
    </SiteLink>
  )
}
