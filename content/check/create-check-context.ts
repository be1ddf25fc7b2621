import type { Footer } from '../model/footer.ts'
import type { NavigationItem } from '../model/navigation.ts'
import type { Redirect } from '../model/redirect.ts'
import type { CheckContext } from './check-context.ts'
import type { SiteInfo } from './check-page.ts'
import { pathsLinkedByMenuAndFooter } from './check-reachable.ts'
import { hasStoreLinks } from './check-store-buttons.ts'
import type { PageOutline } from './outline-page.ts'

/** What is published, as far as the checks of single documents need it. */
interface PublishedState {
  readonly pages: readonly PageOutline[]
  readonly navigation: readonly NavigationItem[]
  readonly footer: Footer
  readonly redirects: readonly (Pick<Redirect, 'from' | 'to'> & { readonly documentId: string })[]
  /** The stored menu's items for pages, also for those that are not published; `pageId` is null when it was deleted. */
  readonly pageItems: readonly { readonly title: string; readonly pageId: string | null }[]
  readonly siteInfo: SiteInfo
}

/** What a document is checked against; `documentId` is null when it has never been saved. */
export function createCheckContext(published: PublishedState, documentId: string | null): CheckContext {
  const { pages, navigation, footer, redirects, pageItems, siteInfo } = published
  const otherPages = pages.filter((page) => page.documentId !== documentId)
  const linked = [
    ...pathsLinkedByMenuAndFooter(navigation, footer),
    ...otherPages.flatMap((page) => page.linkedPaths),
  ]
  return {
    siteInfo,
    otherPages: otherPages.map(({ linkedPaths: _paths, ...page }) => page),
    redirects: redirects
      .filter((redirect) => redirect.documentId !== documentId)
      .map(({ from, to }) => ({ from, to })),
    linkedPaths: navigation.length === 0 ? null : [...new Set(linked)],
    publishedSlug: pages.find((page) => page.documentId === documentId)?.slug ?? null,
    menuItems: pageItems
      .filter(({ pageId }) => pageId !== null && pageId === documentId)
      .map(({ title }) => title),
    hasStoreLinks: hasStoreLinks(footer),
  }
}
