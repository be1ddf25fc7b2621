import type { NavigationItem } from '@beam/content/model/navigation.ts'
import { pageSummariesFromStrapi } from '@beam/content/strapi/from-strapi.ts'
import { navigationFromStrapi } from '@beam/content/strapi/navigation-from-strapi.ts'
import { pagesToNavigation } from '@beam/content/strapi/pages-to-navigation.ts'
import { isRecord, ownValue } from '@beam/content/strapi/read-value.ts'
import type { ContentClient } from '../client/content-client.server.ts'
import { NAVIGATION_REQUEST, PAGES_FOR_NAVIGATION_REQUEST } from '../client/content-requests.ts'
import { FRESH_MS, type Resource } from '../cache/resource.ts'

type Items = readonly NavigationItem[]

/** The menu of the navigation plugin. */
export function navigationResource(client: ContentClient): Resource<Items> {
  return menuResource(client, ['navigation'], NAVIGATION_REQUEST, navigationFromStrapi)
}

/** The menu derived from the list of pages, used if there is no navigation. */
export function pagesMenuResource(client: ContentClient): Resource<Items> {
  const tags = ['navigation-from-pages', 'navigation', 'pages'] as const
  return menuResource(client, tags, PAGES_FOR_NAVIGATION_REQUEST, readPagesMenu)
}

function readPagesMenu(body: unknown): Items {
  return pagesToNavigation(pageSummariesFromStrapi(body))
}

/** An empty menu counts as none. @param tags the first one is its key */
function menuResource(
  client: ContentClient,
  tags: readonly [string, ...string[]],
  request: string,
  readItems: (body: unknown) => Items,
): Resource<Items> {
  return {
    key: tags[0],
    async fetch(signal) {
      const response = await client.get(
        request,
        (body) => (isList(body) ? readItems(body) : undefined),
        signal,
      )
      return response.kind === 'ok' && response.value.length > 0 ? response : null
    },
    restore: (body) => readItems(JSON.parse(body)),
    tags: () => tags,
    freshMs: () => FRESH_MS,
  }
}

function isList(body: unknown): boolean {
  return Array.isArray(body) || (isRecord(body) && Array.isArray(ownValue(body, 'data')))
}
