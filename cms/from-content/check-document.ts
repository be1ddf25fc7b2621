import {
  checkFooterEntry,
  checkPageEntry,
  findBlockers,
  pathsWithAnchors,
} from '../../content/check/check-entry.ts'
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
  })
}

export { findBlockers, pathsWithAnchors }
