import {
  checkFooterEntry,
  checkPageEntry,
  findBlockers,
  pathsWithAnchors,
} from '../../content/check/check-entry.ts'
import { hasStoreLinks } from '../../content/check/check-store-buttons.ts'
import { NO_MEDIA } from '../../content/check/no-media.ts'
import { DEFAULT_FOOTER } from '../../content/defaults/footer.ts'
import { footerFromStrapi } from '../../content/strapi/footer-from-strapi.ts'
import { isOfSite, siteInfo } from './site-info.ts'

/*
 * The content check for the content service, which imports this file at run time: it is compiled separately, and
 * content belongs to the site. Keep the types of cms/src/checks/content-check.ts equal.
 */

interface CheckContext {
  /** Paths of published pages and redirects, decoded. */
  readonly paths: readonly string[]
  /** The published entries of pages to whose anchors the document links. */
  readonly linkedPages: readonly unknown[]
  /** The other published pages. */
  readonly otherPages: readonly { readonly slug: string; readonly title: string }[]
  /** Titles of the menu's items for the document, when it is not published. */
  readonly hiddenMenuItems: readonly string[]
  /** The published footer, with or without its lists; null when there is none: the site shows the default one. */
  readonly footer: unknown
}

/** All problems of a document as the content service stores it. */
export function checkDocument(type: 'page' | 'footer', entry: unknown, context: CheckContext) {
  const paths = new Set(context.paths)
  const check = type === 'page' ? checkPageEntry : checkFooterEntry
  return check(entry, {
    siteInfo: siteInfo([]),
    hasPath: (path) => paths.has(path) || isOfSite(path),
    linkedPages: context.linkedPages,
    otherPages: context.otherPages,
    hiddenMenuItems: context.hiddenMenuItems,
    hasStoreLinks: hasStoreLinks(footerFromStrapi(context.footer, NO_MEDIA) ?? DEFAULT_FOOTER),
  })
}

export { findBlockers, pathsWithAnchors }
