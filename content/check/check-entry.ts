import { comparablePath } from '../model/comparable-path.ts'
import { pagePath, type Page } from '../model/page.ts'
import { footerFromStrapi } from '../strapi/footer-from-strapi.ts'
import { pageFromStrapi } from '../strapi/from-strapi.ts'
import { readEntry } from '../strapi/read-value.ts'
import { checkDroppedValuesOfFooter, checkDroppedValuesOfPage } from './check-dropped-values.ts'
import { checkFooter } from './check-footer.ts'
import type { CheckContext } from './check-context.ts'
import { anchorsOf } from './check-links.ts'
import { checkPage } from './check-page.ts'
import { checkReachable } from './check-reachable.ts'
import { checkStoreButtons } from './check-store-buttons.ts'
import { checkUniqueTitle } from './check-unique-title.ts'
import { linkTargetsOf } from './link-targets-of.ts'
import { limitFindings } from './limit-findings.ts'
import { NO_MEDIA } from './no-media.ts'
import { blocker, warning, type Finding } from './finding.ts'

export type CheckedType = 'page' | 'footer'

/**
 * The problems of a document as the content service stores it or a form holds it, draft or published, as many as
 * `limitFindings` keeps.
 */
export function checkEntry(type: CheckedType, entry: unknown, context: CheckContext): Finding[] {
  return limitFindings(type === 'page' ? checkPageEntry(entry, context) : checkFooterEntry(entry, context))
}

/**
 * What prevents publishing a page or the footer as the content service stores it: values that the site would drop.
 * Unlike other problems they depend on the document alone. As many as `limitFindings` keeps.
 */
export function findBlockers(type: CheckedType, entry: unknown): Finding[] {
  return limitFindings(droppedValues(type, entry).filter(isBlocker))
}

function droppedValues(type: CheckedType, entry: unknown): Finding[] {
  const stored = readEntry(entry)
  if (type === 'footer') return stored ? checkDroppedValuesOfFooter(stored) : []
  if (!stored || !pageFromStrapi(entry, NO_MEDIA, 'draft')) return [WITHOUT_ADDRESS]
  return checkDroppedValuesOfPage(stored)
}

const WITHOUT_ADDRESS = blocker('', 'The page has no valid address', 'slug')

function isBlocker({ severity }: Finding): boolean {
  return severity === 'blocker'
}

function checkPageEntry(entry: unknown, context: CheckContext): Finding[] {
  const stored = readEntry(entry)
  const page = pageFromStrapi(entry, NO_MEDIA, 'draft')
  if (!stored || !page) return [WITHOUT_ADDRESS]
  const targets = linkTargetsOf(context)
  const own = comparablePath(pagePath(page.slug))
  return [
    ...checkDroppedValuesOfPage(stored),
    ...checkUniqueTitle(page, context.otherPages),
    ...checkLinksTo(page, context),
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

/** Whether anything will link to a page once it is published. Items of the menu follow their page to a new address. */
function checkLinksTo(page: Page, { menuItems, publishedSlug, linkedPaths }: CheckContext): Finding[] {
  if (publishedSlug === null && menuItems.length > 0)
    return menuItems.map((title) =>
      warning(
        pagePath(page.slug),
        `The menu has an item for this page, “${title}”: visitors see it once the page is published`,
      ),
    )
  const isMoved = publishedSlug !== page.slug
  if (!linkedPaths || (isMoved && menuItems.length > 0)) return []
  return checkReachable(page, new Set(linkedPaths))
}

function checkFooterEntry(entry: unknown, context: CheckContext): Finding[] {
  const stored = readEntry(entry)
  const footer = footerFromStrapi(entry, NO_MEDIA, 'draft')
  if (!stored || !footer) return []
  return [...checkDroppedValuesOfFooter(stored), ...checkFooter(footer, linkTargetsOf(context))]
}
