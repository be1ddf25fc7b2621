import { isArticleSlug } from '../model/articles.ts'
import type { Footer } from '../model/footer.ts'
import type { NavigationItem } from '../model/navigation.ts'
import { HOME_SLUG, NOT_FOUND_SLUG, pagePath, type Page } from '../model/page.ts'
import { footerLinks } from './check-footer.ts'
import { decodePath, pageLinks } from './check-links.ts'
import { warning, type Finding } from './finding.ts'

interface LinkedContent {
  readonly pages: readonly Page[]
  readonly navigation: readonly NavigationItem[]
  readonly footer: Footer
}

/**
 * Pages that visitors cannot find by links, e.g. after their item was removed from the menu. The news page links to
 * every article.
 */
export function checkReachable({ pages, navigation, footer }: LinkedContent): Finding[] {
  const shared = [...navigation.flatMap(addressesOf), ...footerLinks(footer).map(({ address }) => address)]
  const linked = new Set(shared.map(pathOf))
  for (const page of pages)
    for (const { address } of pageLinks(page)) {
      const path = pathOf(address)
      if (path !== decodePath(pagePath(page.slug))) linked.add(path)
    }
  return pages
    .filter(({ slug }) => slug !== HOME_SLUG && slug !== NOT_FOUND_SLUG && !isArticleSlug(slug))
    .map(({ slug }) => pagePath(slug))
    .filter((path) => !linked.has(decodePath(path)))
    .map((path) => warning(path, 'Neither the menu, the footer nor another page links to this page'))
}

function addressesOf({ address, items }: NavigationItem): string[] {
  return [address, ...items.flatMap(addressesOf)]
}

function pathOf(address: string): string {
  return decodePath(address.replace(/[?#].*$/, ''))
}
