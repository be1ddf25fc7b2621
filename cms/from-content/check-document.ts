import { checkEntry, findBlockers } from '../../content/check/check-entry.ts'
import type { CheckContext } from '../../content/check/check-context.ts'
import { createCheckContext } from '../../content/check/create-check-context.ts'
import { NO_MEDIA } from '../../content/check/no-media.ts'
import { outlinePage, type PageOutline } from '../../content/check/outline-page.ts'
import { DEFAULT_FOOTER } from '../../content/defaults/footer.ts'
import { footerFromStrapi } from '../../content/strapi/footer-from-strapi.ts'
import { pageFromStrapi } from '../../content/strapi/from-strapi.ts'
import { unfilteredNavigationFromStrapi } from '../../content/strapi/navigation-from-strapi.ts'
import { siteInfo } from './site-info.ts'

/*
 * The content check for the content service, which imports this file at run time: it is compiled separately, and
 * content belongs to the site. Keep the types of cms/src/checks/content-check.ts equal. The panel, which is bundled,
 * imports content/check itself.
 */

interface Published {
  readonly pages: readonly PageOutline[]
  /** The menu as the navigation plugin renders it. */
  readonly menu: unknown
  /** The stored menu's items for pages. */
  readonly pageItems: readonly { readonly title: string; readonly pageId: string | null }[]
  /** The published footer, with or without its lists; null when there is none: the site shows the default one. */
  readonly footer: unknown
  readonly redirects: readonly { readonly documentId: string; readonly from: string; readonly to: string }[]
}

/** What checks need to know about a published page; null when the site does not show it. */
export function outlineEntry(entry: unknown, documentId: string): PageOutline | null {
  const page = pageFromStrapi(entry, NO_MEDIA)
  return page && outlinePage(page, documentId)
}

/** What a document is checked against; `documentId` is null when it has never been saved. */
export function contextOf(published: Published, documentId: string | null): CheckContext {
  const { menu, footer, ...rest } = published
  return createCheckContext(
    {
      ...rest,
      navigation: unfilteredNavigationFromStrapi(menu),
      footer: footerFromStrapi(footer, NO_MEDIA) ?? DEFAULT_FOOTER,
      siteInfo: siteInfo([]),
    },
    documentId,
  )
}

export { checkEntry, findBlockers }
