import type { Footer } from '../model/footer.ts'
import type { Entry } from '../strapi/read-value.ts'
import type { NavigationItem } from '../model/navigation.ts'
import { comparablePath } from '../model/comparable-path.ts'
import { findRedirect } from '../model/find-redirect.ts'
import type { Page } from '../model/page.ts'
import { redirectProblem, type Redirect } from '../model/redirect.ts'
import { checkDroppedValuesOfFooter, checkDroppedValuesOfPage } from './check-dropped-values.ts'
import { checkFooter } from './check-footer.ts'
import { brokenLink, linkTargets, type LinkTargets } from './check-links.ts'
import { checkMenu } from './check-menu.ts'
import { checkReachable, pathsLinkedByMenuAndFooter } from './check-reachable.ts'
import { checkPage, type SiteInfo } from './check-page.ts'
import { checkStoreButtons, hasStoreLinks } from './check-store-buttons.ts'
import { checkUniqueTitle } from './check-unique-title.ts'
import { pathOf, pathsLinkedBy } from './outline-page.ts'
import { error, warning, type Finding } from './finding.ts'

export interface CheckedContent {
  readonly pages: readonly Page[]
  /** Includes items without a target, whose address is ''. */
  readonly navigation: readonly NavigationItem[]
  readonly footer: Footer
  readonly redirects: readonly Redirect[]
  /** The entries of pages and footer as the content service stores them, to find what the site drops. */
  readonly entries?: { readonly pages: readonly Entry[]; readonly footer: Entry | null }
}

/**
 * All problems in the content, page by page.
 *
 * @param others paths that exist although they are neither pages nor redirects, e.g. documents
 */
export function checkContent(
  content: CheckedContent,
  siteInfo: SiteInfo,
  others: Pick<ReadonlySet<string>, 'has'>,
): Finding[] {
  const { pages, navigation, footer, redirects } = content
  const targets = linkTargets(pages, {
    has: (path) => findRedirect(redirects, path) !== undefined || others.has(path),
  })
  return [
    ...(content.entries?.pages ?? []).flatMap(checkDroppedValuesOfPage),
    ...(content.entries?.footer ? checkDroppedValuesOfFooter(content.entries.footer) : []),
    ...pages.flatMap((page) => checkPage(page, targets, siteInfo)),
    ...(hasStoreLinks(footer) ? [] : pages.flatMap(checkStoreButtons)),
    ...checkUniqueTitles(pages),
    ...(navigation.length === 0 ? [] : checkAllReachable(content)),
    ...checkMenu(navigation, targets),
    ...checkFooter(footer, targets),
    ...redirects.flatMap((redirect) => checkRedirect(redirect, content, targets, siteInfo)),
  ]
}

function checkUniqueTitles(pages: readonly Page[]): Finding[] {
  const byTitle = Map.groupBy(pages, ({ title }) => title)
  return pages.flatMap((page) => checkUniqueTitle(page, byTitle.get(page.title) ?? []))
}

function checkAllReachable({ pages, navigation, footer }: CheckedContent): Finding[] {
  const linked = new Set([...pathsLinkedByMenuAndFooter(navigation, footer), ...pages.flatMap(pathsLinkedBy)])
  return pages.flatMap((page) => checkReachable(page, linked))
}

function checkRedirect(
  redirect: Redirect,
  { redirects }: CheckedContent,
  targets: LinkTargets,
  { redirectHosts }: SiteInfo,
): Finding[] {
  const { from, to } = redirect
  const problem = brokenLink(to, '/', targets)
  const ignored = redirectProblem(redirect, redirectHosts)
  const isPage = targets.anchors.has(comparablePath(from))
  return [
    ...(problem ? [error('redirects', `${from} ${problem}`)] : []),
    ...(ignored ? [error('redirects', `${from} ${ignored}: the site does not follow it`)] : []),
    ...(isPage ? [warning('redirects', `${from} is also a page`)] : []),
    ...(isLoop(redirect, redirects) ? [error('redirects', `${from} is a redirect loop`)] : []),
  ]
}

function isLoop(start: Redirect, redirects: readonly Redirect[]): boolean {
  const source = comparablePath(start.from)
  const visited = new Set<Redirect>()
  const following = ({ to }: Redirect) => findRedirect(redirects, pathOf(to))
  for (let next = following(start); next && !visited.has(next); next = following(next)) {
    if (comparablePath(next.from) === source) return true
    visited.add(next)
  }
  return false
}
