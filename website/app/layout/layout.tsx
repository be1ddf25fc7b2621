import type { ReactNode } from 'react'
import type { Footer as FooterContent } from '@beam/content/model/footer.ts'
import type { NavigationItem } from '@beam/content/model/navigation.ts'
import type { Colour } from '@beam/content/model/colours.ts'
import { ArriveAtPage } from './arrive-at-page.tsx'
import { Assistant } from './assistant.tsx'
import { CookieConsent } from './cookie-consent.tsx'
import { FooterWhenThere } from './footer-when-there.tsx'
import { Header } from './header.tsx'
import { ShareSidebar } from './share-sidebar.tsx'
import { SocialBar } from './social-bar.tsx'
import { kept, useSessionCopy } from './session-copy.ts'
import { VideoDialog } from './video-dialog.tsx'

interface LayoutProps {
  /** null: not there; the copy of this browser session is shown, if there is one. */
  readonly navigation: readonly NavigationItem[] | null
  readonly footer: FooterContent | null | Promise<FooterContent | null>
  /** What the frame must know of the page within; null on pages that are no document. */
  readonly page: FramedPage | null
  readonly tagManagerId: string | null
  /** A chat assistant is configured. */
  readonly hasAssistant: boolean
  readonly children: ReactNode
}

export interface FramedPage {
  readonly colourWorld: Colour
  readonly shareTitle: string
  /** The page's public address. */
  readonly canonicalUrl: string
  readonly hasVideo: boolean
}

/** The frame around every page: cookie banner, social bar, menu, the page itself, share links and footer. */
export function Layout({ navigation, footer, page, tagManagerId, hasAssistant, children }: LayoutProps) {
  const settled = footer instanceof Promise ? null : footer
  useSessionCopy('navigation', navigation)
  useSessionCopy('footer', settled)
  const items = navigation ?? kept('navigation') ?? []
  return (
    <div className="frame" data-world={page?.colourWorld.toLowerCase() ?? 'pink'}>
      <CookieConsent tagManagerId={tagManagerId} hasAssistant={hasAssistant} />
      <SocialBar links={settled?.socialLinks ?? []} />
      <Header
        items={items}
        appStoreUrl={settled?.appStoreUrl ?? ''}
        googlePlayUrl={settled?.googlePlayUrl ?? ''}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {page && <ShareSidebar page={page} profiles={settled?.socialLinks ?? []} />}
      <FooterWhenThere footer={footer} />
      {page?.hasVideo && <VideoDialog />}
      {hasAssistant && <Assistant />}
      <ArriveAtPage />
    </div>
  )
}
