import type { Footer } from '@beam/content/model/footer.ts'
import { BLOCKS } from '@beam/content/model/blocks.ts'
import type { NavigationItem } from '@beam/content/model/navigation.ts'
import type { Page } from '@beam/content/model/page.ts'
import type { Redirect } from '@beam/content/model/redirect.ts'
import { pageFromStrapi, unfilteredRedirectsFromStrapi } from '@beam/content/strapi/from-strapi.ts'
import { footerFromStrapi } from '@beam/content/strapi/footer-from-strapi.ts'
import { unfilteredNavigationFromStrapi } from '@beam/content/strapi/navigation-from-strapi.ts'
import { footerQuery, populateQuery } from '@beam/content/strapi/populate-query.ts'
import { readEntries, readEntry, type Entry } from '@beam/content/strapi/read-value.ts'
import { fetchAllPages } from './client/fetch-all-pages.ts'
import type { ContentClient } from './client/content-client.server.ts'
import {
  footerRequest,
  NAVIGATION_REQUEST,
  PLAIN_PAGE_POPULATE,
  redirectListRequest,
  wholePagesRequest,
} from './client/content-requests.ts'

interface AllContent {
  readonly pages: readonly Page[]
  /** Including items without a target. */
  readonly navigation: readonly NavigationItem[]
  /** null: none is published. */
  readonly footer: Footer | null
  readonly redirects: readonly Redirect[]
  /** The same pages and footer as the content service stores them. */
  readonly entries: { readonly pages: readonly Entry[]; readonly footer: Entry | null }
}

const BUDGET_MS = 30_000

/** All published content, for checks; null if the pages cannot be read. */
export async function readAllContent(client: ContentClient, mediaUrl: string): Promise<AllContent | null> {
  const signal = AbortSignal.timeout(BUDGET_MS)
  const pages = await fetchPages(client, mediaUrl, signal)
  if (pages.kind !== 'items') return null
  const [menu, footer, redirects] = await Promise.all([
    client.get(NAVIGATION_REQUEST, unfilteredNavigationFromStrapi, signal),
    client.get(footerRequest(footerQuery()), readEntry, signal),
    fetchAllPages(client, redirectListRequest, unfilteredRedirectsFromStrapi, signal),
  ])
  const footerEntry = footer.kind === 'ok' ? footer.value : null
  return {
    pages: pages.items.map(({ page }) => page),
    navigation: menu.kind === 'ok' ? menu.value : [],
    footer: footerFromStrapi(footerEntry, mediaUrl),
    redirects: redirects.kind === 'items' ? redirects.items : [],
    entries: { pages: pages.items.map(({ entry }) => entry), footer: footerEntry },
  }
}

async function fetchPages(client: ContentClient, mediaUrl: string, signal: AbortSignal) {
  const read = (body: unknown) =>
    readEntries(body).flatMap((entry) => {
      const page = pageFromStrapi(entry, mediaUrl)
      return page ? [{ page, entry }] : []
    })
  const request = (populate: string) =>
    fetchAllPages(client, (page) => wholePagesRequest(page, populate), read, signal)
  const pages = await request(populateQuery(BLOCKS))
  return pages.kind === 'rejected' && pages.status === 400 ? request(PLAIN_PAGE_POPULATE) : pages
}
