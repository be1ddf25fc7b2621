import { pagePath } from '../model/page.ts'
import { footerFromStrapi } from '../strapi/footer-from-strapi.ts'
import { pageFromStrapi } from '../strapi/from-strapi.ts'
import { readEntry } from '../strapi/read-value.ts'
import { checkDroppedValuesOfFooter, checkDroppedValuesOfPage } from './check-dropped-values.ts'
import { checkFooter } from './check-footer.ts'
import { anchorsOf, decodePath, pageLinks, type LinkTargets } from './check-links.ts'
import { checkPage, type SiteInfo } from './check-page.ts'
import { checkStoreButtons } from './check-store-buttons.ts'
import { checkUniqueTitle, type TitledPage } from './check-unique-title.ts'
import { NO_MEDIA } from './no-media.ts'
import { blocker, warning, type Finding } from './finding.ts'

/** What a single document must be checked against. */
export interface CheckContext {
  readonly siteInfo: SiteInfo
  /** Whether there is anything at a path, decoded, without this document. */
  hasPath(path: string): boolean
  /** The published entries of pages to whose anchors the document links. */
  readonly linkedPages: readonly unknown[]
  /** The other published pages. */
  readonly otherPages: readonly TitledPage[]
  /** Titles of the menu's items that link to the document while it is not published. */
  readonly hiddenMenuItems: readonly string[]
  /** Whether the published footer has the address of an app store. */
  readonly hasStoreLinks: boolean
}

/**
 * What prevents publishing a page or the footer as the content service stores it: values that the site would drop.
 * Unlike other problems they depend on the document alone.
 */
export function findBlockers(type: 'page' | 'footer', entry: unknown): Finding[] {
  const stored = readEntry(entry)
  if (type === 'footer') return stored ? checkDroppedValuesOfFooter(stored).filter(isBlocker) : []
  if (!stored || !pageFromStrapi(entry, NO_MEDIA, 'draft')) return [WITHOUT_ADDRESS]
  return checkDroppedValuesOfPage(stored).filter(isBlocker)
}

const WITHOUT_ADDRESS = blocker('', 'The page has no valid address', 'slug')

function isBlocker({ severity }: Finding): boolean {
  return severity === 'blocker'
}

/** All problems of a page as the content service stores it, draft or published. */
export function checkPageEntry(entry: unknown, context: CheckContext): Finding[] {
  const stored = readEntry(entry)
  const page = pageFromStrapi(entry, NO_MEDIA, 'draft')
  if (!stored || !page) return [WITHOUT_ADDRESS]
  const targets = targetsOf(context)
  const own = decodePath(pagePath(page.slug))
  return [
    ...checkDroppedValuesOfPage(stored),
    ...checkUniqueTitle(page, context.otherPages),
    ...checkMenuItems(context.hiddenMenuItems, own),
    ...checkPage(
      page,
      {
        paths: { has: (path) => path === own || targets.paths.has(path) },
        anchors: new Map([...targets.anchors, [own, new Set(['main', ...anchorsOf(page)])]]),
      },
      context.siteInfo,
    ),
    ...(context.hasStoreLinks ? [] : checkStoreButtons(page)),
  ]
}

function checkMenuItems(titles: readonly string[], location: string): Finding[] {
  return titles.map((title) =>
    warning(
      location,
      `The menu has an item for this page, “${title}”: visitors see it once the page is published`,
    ),
  )
}

/** All problems of the footer as the content service stores it. */
export function checkFooterEntry(entry: unknown, context: CheckContext): Finding[] {
  const stored = readEntry(entry)
  const footer = footerFromStrapi(entry, NO_MEDIA, 'draft')
  if (!stored || !footer) return []
  return [...checkDroppedValuesOfFooter(stored), ...checkFooter(footer, targetsOf(context))]
}

/** The paths of pages to whose anchors a page links, decoded. */
export function pathsWithAnchors(entry: unknown): string[] {
  const page = pageFromStrapi(entry, NO_MEDIA, 'draft')
  const addresses = page ? pageLinks(page).map(({ address }) => address) : []
  const within = addresses.filter((address) => address.startsWith('/') && address.includes('#'))
  return [...new Set(within.map((address) => decodePath(address.replace(/[?#].*$/, ''))))]
}

function targetsOf({ hasPath, linkedPages }: CheckContext): LinkTargets {
  const pages = linkedPages.flatMap((entry) => pageFromStrapi(entry, NO_MEDIA) ?? [])
  return {
    paths: { has: hasPath },
    anchors: new Map(
      pages.map((page) => [decodePath(pagePath(page.slug)), new Set(['main', ...anchorsOf(page)])]),
    ),
  }
}
