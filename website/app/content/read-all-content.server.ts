import type { Footer } from '@beam/content/model/footer.ts'
import { BLOCKS } from '@beam/content/model/blocks.ts'
import type { NavigationItem } from '@beam/content/model/navigation.ts'
import type { Page } from '@beam/content/model/page.ts'
import type { Redirect } from '@beam/content/model/redirect.ts'
import { pageFromStrapi, unfilteredRedirectsFromStrapi } from '@beam/content/strapi/from-strapi.ts'
import { footerFromStrapi } from '@beam/content/strapi/footer-from-strapi.ts'
import { unfilteredNavigationFromStrapi } from '@beam/content/strapi/navigation-from-strapi.ts'
import { footerQuery, populateQuery } from '@beam/content/strapi/populate-query.ts'
import { readEntries } from '@beam/content/strapi/read-value.ts'
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
}

const BUDGET_MS = 30_000

/** All published content, for checks; null if the pages cannot be read. */
export async function readAllContent(client: ContentClient, mediaUrl: string): Promise<AllContent | null> {
  const signal = AbortSignal.timeout(BUDGET_MS)
  const pages = await fetchPages(client, mediaUrl, signal)
  if (pages.kind !== 'items') return null
  const [menu, footer, redirects] = await Promise.all([
    client.get(NAVIGATION_REQUEST, unfilteredNavigationFromStrapi, signal),
    client.get(footerRequest(footerQuery()), (body) => footerFromStrapi(body, mediaUrl), signal),
    fetchAllPages(client, redirectListRequest, unfilteredRedirectsFromStrapi, signal),
  ])
  return {
    pages: pages.items,
    navigation: menu.kind === 'ok' ? menu.value : [],
    footer: footer.kind === 'ok' ? footer.value : null,
    redirects: redirects.kind === 'items' ? redirects.items : [],
  }
}

async function fetchPages(client: ContentClient, mediaUrl: string, signal: AbortSignal) {
  const read = (body: unknown) => readEntries(body).flatMap((entry) => pageFromStrapi(entry, mediaUrl) ?? [])
  const request = (populate: string) =>
    fetchAllPages(client, (part) => wholePagesRequest(part, populate), read, signal)
  const pages = await request(populateQuery(BLOCKS))
  return pages.kind === 'rejected' && pages.status === 400 ? request(PLAIN_PAGE_POPULATE) : pages
}
