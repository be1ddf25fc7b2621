import type { NavigationItem } from '@beam/content/model/navigation.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { StoreButtons } from '../ui/store-buttons.tsx'
import { MenuItems } from './menu-items.tsx'
import { Shortcuts } from './shortcuts.tsx'

interface HeaderProps {
  readonly items: readonly NavigationItem[]
  readonly appStoreUrl: string
  readonly googlePlayUrl: string
}

/**
 * Brand, menu and shortcuts. It stays at the top of the window. On narrow screens the menu is a popover below the
 * header, over the rest of the page, and the button that opens it closes it; on wide ones it is part of the header.
 * Both work without scripts: the popover and the groups (`details` of one name: one open at a time) are the browser's
 * own.
 */
export function Header({ items, appStoreUrl, googlePlayUrl }: HeaderProps) {
  return (
    <header className="header">
      <div className="wrap header-row">
        <SiteLink to="/" className="brand">
          <BrandMark size={34} />
          <span className="brand-name">Beam Wallet</span>
        </SiteLink>
        <nav className="menu menu-overlay" id="menu" aria-label="Main" popover="auto">
          <MenuItems items={items} />
          <StoreButtons appStoreUrl={appStoreUrl} googlePlayUrl={googlePlayUrl} small />
        </nav>
        <Shortcuts items={items} />
        {/* Its name stays the same: browsers add that it is expanded. */}
        <button type="button" className="icon-button menu-button" popoverTarget="menu" aria-label="Menu">
          <Icon name="menu" size={28} />
          <Icon name="close" size={28} />
        </button>
      </div>
    </header>
  )
}
