import type { PageSummary } from '@beam/content/model/page.ts'
import type { Redirect } from '@beam/content/model/redirect.ts'
import { pageSummariesFromStrapi, redirectsFromStrapi } from '@beam/content/strapi/from-strapi.ts'
import { fetchAllPages } from '../client/fetch-all-pages.ts'
import type { ContentClient } from '../client/content-client.server.ts'
import { pageListRequest, redirectListRequest } from '../client/content-requests.ts'
import { FRESH_MS, type Resource } from '../cache/resource.ts'

/** All published pages, without their blocks. */
export function pageListResource(client: ContentClient): Resource<readonly PageSummary[]> {
  return listResource('pages', client, pageListRequest, pageSummariesFromStrapi)
}

/** The redirects that the site follows. `allowedHosts`: other hosts that they may lead to. */
export function redirectListResource(
  client: ContentClient,
  allowedHosts: readonly string[],
): Resource<readonly Redirect[]> {
  const read = (body: unknown) => redirectsFromStrapi(body, allowedHosts)
  return listResource('redirects', client, redirectListRequest, read)
}

/** A paginated list, cached as one document. */
function listResource<T>(
  key: string,
  client: ContentClient,
  request: (part: number) => string,
  readItems: (body: unknown) => readonly T[],
): Resource<readonly T[]> {
  return {
    key,
    async fetch(signal) {
      const all = await fetchAllPages(client, request, readItems, signal)
      return all.kind === 'items' ? { value: all.items, body: JSON.stringify({ data: all.items }) } : null
    },
    restore: (body) => readItems(JSON.parse(body)),
    tags: () => [key],
    freshMs: () => FRESH_MS,
  }
}
