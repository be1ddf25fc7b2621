import type { Footer } from '../model/footer.ts'
import type { NavigationItem } from '../model/navigation.ts'
import { pagePath, type Page } from '../model/page.ts'
import type { Redirect } from '../model/redirect.ts'
import { brokenLink, knownPlaces, type KnownPlaces } from './check-links.ts'
import { checkPage, type SiteFacts } from './check-page.ts'
import { error, warning, type Finding } from './finding.ts'
import { linksIn } from './page-parts.ts'

export interface CheckedContent {
  readonly pages: readonly Page[]
  /** Items that lead nowhere included, with the address ''. */
  readonly navigation: readonly NavigationItem[]
  readonly footer: Footer
  readonly redirects: readonly Redirect[]
}

/** Everything editors should look at, page by page. `otherPaths`: what answers without being a page, e.g. documents. */
export function checkContent(
  content: CheckedContent,
  facts: SiteFacts,
  otherPaths: Iterable<string>,
): Finding[] {
  const { pages, navigation, footer, redirects } = content
  const places = knownPlaces(pages, [...otherPaths, ...redirects.map(({ from }) => from)])
  return [
    ...pages.flatMap((page) => checkPage(page, places, facts)),
    ...checkTwins(pages),
    ...navigation.flatMap((item) => checkItem(item, places)),
    ...checkFooter(footer, places),
    ...redirects.flatMap((redirect) => checkRedirect(redirect, redirects, pages, places)),
  ]
}

function checkTwins(pages: readonly Page[]): Finding[] {
  return pages
    .filter((page) => pages.find(({ title }) => title === page.title) !== page)
    .map((page) => warning(pagePath(page.slug), `Another page has the same title: ${page.title}`))
}

function checkItem(item: NavigationItem, places: KnownPlaces): Finding[] {
  const below = item.items.flatMap((inner) => checkItem(inner, places))
  const why = brokenLink(item.address, '/', places)
  if (item.address === '' && (item.type !== 'WRAPPER' || item.items.length === 0))
    return [error('menu', `${item.title}: leads nowhere; its page may not be published`), ...below]
  if (!why) return below
  const advice = item.type === 'WRAPPER' && item.items.length > 0 ? '; the path # only opens it' : ''
  return [error('menu', `${item.title}: ${why}${advice}`), ...below]
}

function checkFooter(footer: Footer, places: KnownPlaces): Finding[] {
  const addresses = [
    ...footer.quickLinks.map(({ url }) => url),
    ...footer.socialLinks.map(({ url }) => url),
    ...footer.certifications.map(({ url }) => url),
    ...linksIn(footer.description),
    footer.appStoreUrl,
    footer.googlePlayUrl,
  ]
  return addresses.flatMap((address) => {
    const why = address === '' ? null : brokenLink(address, '/', places)
    return why ? [error('footer', `A link ${why}`)] : []
  })
}

function checkRedirect(
  { from, to }: Redirect,
  redirects: readonly Redirect[],
  pages: readonly Page[],
  places: KnownPlaces,
): Finding[] {
  const why = brokenLink(to, '/', places)
  const isPage = pages.some(({ slug }) => pagePath(slug) === from)
  return [
    ...(why ? [error('redirects', `${from} ${why}`)] : []),
    ...(isPage ? [warning('redirects', `${from} is a page as well`)] : []),
    ...(comesBack(from, redirects) ? [error('redirects', `${from} leads in a circle`)] : []),
  ]
}

function comesBack(start: string, redirects: readonly Redirect[]): boolean {
  const next = new Map(redirects.map(({ from, to }) => [from, to]))
  const passed = new Set<string>()
  for (let path = next.get(start); path !== undefined && !passed.has(path); path = next.get(path)) {
    if (path === start) return true
    passed.add(path)
  }
  return false
}
