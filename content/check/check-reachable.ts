import { isArticleSlug } from '../model/articles.ts'
import { comparablePath } from '../model/comparable-path.ts'
import type { Footer } from '../model/footer.ts'
import type { NavigationItem } from '../model/navigation.ts'
import { HOME_SLUG, NOT_FOUND_SLUG, pagePath, type Page } from '../model/page.ts'
import { footerLinks } from './check-footer.ts'
import { pathOf } from './outline-page.ts'
import { warning, type Finding } from './finding.ts'

/**
 * Whether visitors can find a page by links, e.g. after its item was removed from the menu. The news page links to
 * every article.
 *
 * @param linkedPaths that the menu, the footer and other pages link to
 */
export function checkReachable({ slug }: Pick<Page, 'slug'>, linkedPaths: ReadonlySet<string>): Finding[] {
  if (slug === HOME_SLUG || slug === NOT_FOUND_SLUG || isArticleSlug(slug)) return []
  const path = pagePath(slug)
  return linkedPaths.has(comparablePath(path))
    ? []
    : [warning(path, 'Neither the menu, the footer nor another page links to this page')]
}

/** The paths that the menu and the footer link to, decoded. */
export function pathsLinkedByMenuAndFooter(navigation: readonly NavigationItem[], footer: Footer): string[] {
  const addresses = [...navigation.flatMap(addressesOf), ...footerLinks(footer).map(({ address }) => address)]
  return addresses.map(pathOf)
}

function addressesOf({ address, items }: NavigationItem): string[] {
  return [address, ...items.flatMap(addressesOf)]
}
