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

/** Links to the app in both stores; a store without an address is omitted. */
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
      <path fill="var(--teal-300)" d="M4 2.5v19q0 .5.3.7L14 12 4.3 1.8q-.3.2-.3.7z" />
      <path fill="var(--teal-500)" d="M4.3 1.8q.6-.4 1.3 0l11.7 6.8L14 12z" />
      <path fill="var(--yellow-500)" d="m17.3 8.6 3.9 2.3q1.6 1.1 0 2.2l-3.9 2.3L14 12z" />
      <path fill="var(--pink-500)" d="M4.3 22.2q.6.4 1.3 0l11.7-6.8L14 12z" />
    </svg>
  )
}

/** Only where it helps: on wide screens with a mouse (media.css). The server draws it (pages/app-code.ts). */
function StoreCode() {
  return (
    <p className="store-code">
      <img src="/app/code.svg" alt="QR code" width="96" height="96" loading="lazy" />
      <span>Scan with your phone to get the app</span>
    </p>
  )
}
