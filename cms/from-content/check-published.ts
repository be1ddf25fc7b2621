import { checkContent } from '../../content/check/check-content.ts'
import type { Finding } from '../../content/check/finding.ts'
import { isReservedPath } from '../../content/check/is-reserved-path.ts'
import { limitFindings, MAX_FINDINGS } from '../../content/check/limit-findings.ts'
import { NO_MEDIA } from '../../content/check/no-media.ts'
import { DEFAULT_FOOTER } from '../../content/defaults/footer.ts'
import { pagePath } from '../../content/model/page.ts'
import { footerFromStrapi } from '../../content/strapi/footer-from-strapi.ts'
import { pageFromStrapi, unfilteredRedirectsFromStrapi } from '../../content/strapi/from-strapi.ts'
import { unfilteredNavigationFromStrapi } from '../../content/strapi/navigation-from-strapi.ts'
import { readEntries, readEntry } from '../../content/strapi/read-value.ts'
import { siteInfo } from './site-info.ts'

/*
 * The check of everything that is published, for the content service, which imports this file at run time: see
 * check-document.ts. Keep the types of cms/src/dashboard/published-check.ts equal.
 */

interface Published {
  /** Entries of the content API. */
  readonly pages: readonly unknown[]
  readonly footer: unknown
  readonly redirects: readonly unknown[]
  /** The menu as the navigation plugin renders it. */
  readonly menu: unknown
  /** Hosts that redirects may lead to. */
  readonly redirectHosts: readonly string[]
}

/**
 * As the command `npm run content -- check` finds them, each with its page; '' for the menu, footer and redirects. Of
 * each, as many as `limitFindings` keeps.
 */
export function checkPublished(published: Published): (Finding & { documentId: string })[] {
  const entries = readEntries(published.pages)
  const read = entries.flatMap((entry) => {
    const page = pageFromStrapi(entry, NO_MEDIA)
    return page ? [{ page, entry }] : []
  })
  const footer = readEntry(published.footer)
  const content = {
    pages: read.map(({ page }) => page),
    navigation: unfilteredNavigationFromStrapi(published.menu),
    footer: footerFromStrapi(footer, NO_MEDIA) ?? DEFAULT_FOOTER,
    redirects: unfilteredRedirectsFromStrapi(published.redirects),
    entries: { pages: read.map(({ entry }) => entry), footer },
  }
  const idOf = new Map(read.map(({ page, entry }) => [pagePath(page.slug), String(entry['documentId'])]))
  const site = siteInfo(published.redirectHosts)
  const all = checkContent(content, site, { has: (path) => isReservedPath(path, site) })
  return limitEach(all).map((finding) => ({ ...finding, documentId: idOf.get(finding.location) ?? '' }))
}

/** In the same order, unless a document has more than are kept. */
function limitEach(findings: readonly Finding[]): readonly Finding[] {
  const documents = [...Map.groupBy(findings, ({ location }) => location).values()]
  return documents.some(({ length }) => length > MAX_FINDINGS)
    ? documents.flatMap((found) => limitFindings(found))
    : findings
}
