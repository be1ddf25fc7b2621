import type { PageSummary } from '@beam/content/model/page.ts'
import type { Redirect } from '@beam/content/model/redirect.ts'
import { pageSummariesFromStrapi, redirectsFromStrapi } from '@beam/content/strapi/from-strapi.ts'
import { isRecord, own } from '@beam/content/strapi/read-value.ts'
import type { ContentClient } from './content-client.server.ts'
import { pageListRequest, redirectListRequest } from './content-requests.ts'
import type { Resource } from './resource.ts'

/** All published pages, without their blocks. */
export function pageListResource(client: ContentClient): Resource<readonly PageSummary[]> {
  return listResource('pages', client, pageListRequest, pageSummariesFromStrapi)
}

export function redirectListResource(client: ContentClient): Resource<readonly Redirect[]> {
  return listResource('redirects', client, redirectListRequest, redirectsFromStrapi)
}

const FRESH_MS = 60_000

/** More are not asked for: a list that goes on forever must not keep the site busy. */
const MOST_PARTS = 20

/** A list that the content service gives in parts of 100, counted from 1; kept as one. */
function listResource<T>(
  key: string,
  client: ContentClient,
  request: (part: number) => string,
  readItems: (body: unknown) => readonly T[],
): Resource<readonly T[]> {
  const readPart = (body: unknown) =>
    isList(body) ? { items: readItems(body), parts: partsOf(body) } : undefined

  return {
    key,
    async ask(signal) {
      const items: T[] = []
      for (let part = 1, parts = 1; part <= Math.min(parts, MOST_PARTS); part += 1) {
        const answer = await client.ask(request(part), readPart, signal)
        if (answer.kind !== 'answer') return null
        items.push(...answer.value.items)
        parts = answer.value.parts
      }
      return { value: items, body: JSON.stringify({ data: items }) }
    },
    restore: (body) => readItems(JSON.parse(body)),
    tags: () => [key],
    freshMs: () => FRESH_MS,
  }
}

function isList(body: unknown): boolean {
  return isRecord(body) && Array.isArray(own(body, 'data'))
}

function partsOf(body: unknown): number {
  const meta = isRecord(body) ? own(body, 'meta') : null
  const pagination = isRecord(meta) ? own(meta, 'pagination') : null
  const count = isRecord(pagination) ? own(pagination, 'pageCount') : 1
  return typeof count === 'number' ? count : 1
}
