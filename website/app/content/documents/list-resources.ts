import type { ArticleSummary } from '@beam/content/model/articles.ts'
import type { PageSummary } from '@beam/content/model/page.ts'
import type { Redirect } from '@beam/content/model/redirect.ts'
import { pageSummariesFromStrapi, redirectsFromStrapi } from '@beam/content/strapi/from-strapi.ts'
import { articlesFromStrapi } from '@beam/content/strapi/articles-from-strapi.ts'
import { articleQuery } from '@beam/content/strapi/populate-query.ts'
import { type Entry, readEntries } from '@beam/content/strapi/read-value.ts'
import { fetchAllPages } from '../client/fetch-all-pages.ts'
import type { ContentClient } from '../client/content-client.server.ts'
import { articleListRequest, pageListRequest, redirectListRequest } from '../client/content-requests.ts'
import { FRESH_MS, type Resource } from '../cache/resource.ts'

/** All published pages, without their blocks. */
export function pageListResource(client: ContentClient): Resource<readonly PageSummary[]> {
  return listResource('pages', client, pageListRequest, pageSummariesFromStrapi)
}

/** All published articles, newest first, without their texts. Invalidated with the tag `articles`. */
export function articleListResource(
  client: ContentClient,
  mediaUrl: string,
): Resource<readonly ArticleSummary[]> {
  const entries = listResource<Entry>('articles', client, articleRequest, readEntries)
  const read = (response: unknown) => articlesFromStrapi(response, mediaUrl)
  return {
    ...entries,
    async fetch(signal) {
      const fetched = await entries.fetch(signal)
      return fetched && { value: read(fetched.value), body: fetched.body }
    },
    restore: (body) => read(JSON.parse(body)),
    tags: () => [entries.key],
    freshMs: () => FRESH_MS,
  }
}

const ARTICLE_QUERY = articleQuery()

function articleRequest(page: number): string {
  return articleListRequest(page, ARTICLE_QUERY)
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
  request: (page: number) => string,
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
