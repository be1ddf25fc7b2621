import {
  checkFooterEntry,
  checkPageEntry,
  findBlockers,
  pathsWithAnchors,
} from '../../content/check/check-entry.ts'
import { ALL_PAGES } from '../../content/defaults/all-pages.ts'
import { RESERVED_SEGMENTS } from '../../content/model/reserved-segments.ts'
import { ALL_FORMS } from '../../forms/all-forms.ts'

/*
 * The content check for the content service, which imports this file at run time: it is compiled separately, and
 * content belongs to the site. Keep the types of cms/src/checks/content-check.ts equal.
 */

interface CheckContext {
  /** Paths of published pages and redirects, decoded. */
  readonly paths: readonly string[]
  /** The published entries of pages to whose anchors the document links. */
  readonly linkedPages: readonly unknown[]
  /** Titles of the menu's items for the document, when it is not published. */
  readonly hiddenMenuItems: readonly string[]
}

/** All problems of a document as the content service stores it. */
export function checkDocument(type: 'page' | 'footer', entry: unknown, context: CheckContext) {
  const paths = new Set(context.paths)
  const check = type === 'page' ? checkPageEntry : checkFooterEntry
  return check(entry, {
    siteInfo: SITE_INFO,
    hasPath: (path) => paths.has(path) || isOfSite(path),
    linkedPages: context.linkedPages,
    hiddenMenuItems: context.hiddenMenuItems,
  })
}

export { findBlockers, pathsWithAnchors }

const SITE_INFO = {
  formNames: ALL_FORMS.map(({ name }) => name),
  reservedSegments: RESERVED_SEGMENTS,
  slugsWithShareImage: ALL_PAGES.map(({ slug }) => slug),
  redirectHosts: [],
}

const RESERVED: ReadonlySet<string> = new Set(RESERVED_SEGMENTS)

/** Files and endpoints of the site, which the content service cannot list. */
function isOfSite(path: string): boolean {
  return RESERVED.has(path.split('/')[1] ?? '')
}
