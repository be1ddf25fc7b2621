import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { SiteLink } from './site-link.tsx'

interface StoreButtonsProps {
  readonly appStoreUrl: string
  readonly googlePlayUrl: string
  /** Small buttons, for the menu. */
  readonly small?: boolean
  /** With a QR code for visitors at a computer. */
  readonly withCode?: boolean
}

/** Links to the app in both stores; a store without a URL is omitted. */
export function StoreButtons(props: StoreButtonsProps) {
  const { appStoreUrl, googlePlayUrl, small = false, withCode = false } = props
  if (!appStoreUrl && !googlePlayUrl) return null
  const buttons = (
    <ul className={small ? 'stores stores-small' : 'stores'}>
      {appStoreUrl && (
        <StoreButton to={appStoreUrl} lead="Download on the" store="App Store">
          <Icon name="apple" size={26} />
        </StoreButton>
      )}
      {googlePlayUrl && (
        <StoreButton to={googlePlayUrl} lead="Get it on" store="Google Play">
          <Triangle />
        </StoreButton>
      )}
    </ul>
  )
  if (!withCode) return buttons
  return (
    <div className="stores-and-code">
      {buttons}
      <StoreCode />
    </div>
  )
}

interface StoreButtonProps {
  readonly to: string
  readonly lead: string
  readonly store: string
  /** The mark of the store. */
  readonly children: ReactNode
}

function StoreButton({ to, lead, store, children }: StoreButtonProps) {
  return (
    <li>
      <SiteLink to={to} className="store" newTab>
        {children}
        <span>
          <span className="store-lead">{`${lead} `}</span>
          <strong>{store}</strong>
        </span>
      </SiteLink>
    </li>
  )
}

function Triangle() {
  return (
    <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="var(--teal-300)" d="M4 2v20l10-10z" />
      <path fill="var(--teal-500)" d="M4 2l10 10 4-4z" />
      <path fill="var(--yellow-500)" d="M18 8l-4 4 4 4 5-4z" />
      <path fill="var(--pink-500)" d="M4 22l10-10 4 4z" />
    </svg>
  )
}

/** Only where it helps: on wide screens with a mouse (media.css). The server draws it (pages/app-qr-code.ts). */
function StoreCode() {
  return (
    <p className="store-code">
      <img src="/app/code.svg" alt="QR code" width="96" height="96" loading="lazy" />
      <span>Scan to get the app</span>
    </p>
  )
}
