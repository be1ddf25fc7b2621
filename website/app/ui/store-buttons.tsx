import { Icon } from './icon.tsx'
import { SiteLink } from './site-link.tsx'

interface StoreButtonsProps {
  readonly appStoreUrl: string
  readonly googlePlayUrl: string
  /** Small buttons, for the menu. */
  readonly small?: boolean
}

/** Links to the app in both stores; a store without an address is omitted. */
export function StoreButtons({ appStoreUrl, googlePlayUrl, small = false }: StoreButtonsProps) {
  if (!appStoreUrl && !googlePlayUrl) return null
  return (
    <ul className={small ? 'stores stores-small' : 'stores'}>
      {appStoreUrl && <StoreButton to={appStoreUrl} icon="phone" lead="Download on the" store="App Store" />}
      {googlePlayUrl && <StoreButton to={googlePlayUrl} icon="play" lead="Get it on" store="Google Play" />}
    </ul>
  )
}

interface StoreButtonProps {
  readonly to: string
  readonly icon: 'phone' | 'play'
  readonly lead: string
  readonly store: string
}

function StoreButton({ to, icon, lead, store }: StoreButtonProps) {
  return (
    <li>
      <SiteLink to={to} className="store" newTab>
        <Icon name={icon} size={26} />
        <span>
          <span className="store-lead">{`${lead} `}</span>
          <strong>{store}</strong>
        </span>
      </SiteLink>
    </li>
  )
}
