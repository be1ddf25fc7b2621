import type { ReactNode } from 'react'
import type { Footer as FooterContent } from '@beam/content/model/footer.ts'
import type { NavigationItem } from '@beam/content/model/navigation.ts'
import type { Color } from '@beam/content/model/colors.ts'
import { FocusAfterNavigation } from './focus-after-navigation.tsx'
import { Assistant } from './assistant.tsx'
import { CookieConsent } from './cookie-consent.tsx'
import { DeferredFooter } from './deferred-footer.tsx'
import { Header } from './header.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { ShareSidebar } from './share-sidebar.tsx'
import { SocialBar } from './social-bar.tsx'
import { readSessionCache, useWriteSessionCache } from './session-cache.ts'
import { VideoDialog } from './video-dialog.tsx'

interface LayoutProps {
  /** null: not available; the one cached in this browser session is shown, if any. */
  readonly navigation: readonly NavigationItem[] | null
  readonly footer: FooterContent | null | Promise<FooterContent | null>
  /** What the layout needs to know about the page; null on error pages. */
  readonly page: LayoutPage | null
  readonly tagManagerId: string | null
  /** A chat assistant is configured. */
  readonly hasAssistant: boolean
  /** A preview for editors: nothing is asked, shared or kept in the browser. */
  readonly isPreview: boolean
  /** Another page is loading, and the visitor is waiting for it. */
  readonly busy?: boolean
  readonly children: ReactNode
}

export interface LayoutPage {
  readonly colourWorld: Color
  readonly shareTitle: string
  /** The page's public URL. */
  readonly canonicalUrl: string
  /** False for a page that nobody would share: it says that there is none. */
  readonly canBeShared: boolean
  readonly hasVideo: boolean
  /** The footer shows no kinds of stores. */
  readonly withoutKinds: boolean
  /** It has blocks whose code is in a file of its own. */
  readonly needsLazyBlocks: boolean
}

/** The layout of every page: cookie banner, social bar, menu, the page itself, share links and footer. */
export function Layout(props: LayoutProps) {
  const { navigation, footer, page, tagManagerId, hasAssistant, isPreview, busy = false, children } = props
  const resolved = footer instanceof Promise ? null : footer
  useWriteSessionCache('navigation', navigation)
  useWriteSessionCache('footer', isPreview ? null : resolved)
  const items = navigation ?? readSessionCache('navigation') ?? []
  return (
    <div className="frame" data-world={page?.colourWorld.toLowerCase() ?? 'pink'}>
      <CookieConsent tagManagerId={tagManagerId} hasAssistant={hasAssistant} isPreview={isPreview} />
      <SocialBar links={resolved?.socialLinks ?? []} />
      <Header
        items={items}
        appStoreUrl={resolved?.appStoreUrl ?? ''}
        googlePlayUrl={resolved?.googlePlayUrl ?? ''}
      />
      {busy && <NavigationProgress />}
      <main
        id="main"
        tabIndex={-1}
        aria-busy={busy || undefined}
        data-lazy-blocks={page?.needsLazyBlocks ? '' : undefined}
      >
        {children}
      </main>
      {page?.canBeShared && !isPreview && <ShareSidebar page={page} profiles={resolved?.socialLinks ?? []} />}
      <DeferredFooter footer={footer} withoutKinds={page?.withoutKinds ?? false} />
      {page?.hasVideo && <VideoDialog />}
      {hasAssistant && <Assistant />}
      <FocusAfterNavigation />
    </div>
  )
}
