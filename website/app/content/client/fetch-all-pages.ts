import { isRecord, ownValue } from '@beam/content/strapi/read-value.ts'
import type { ContentResponse, ContentClient } from './content-client.server.ts'

/** Limit, so that an endless list cannot keep the site busy. */
const MAX_PAGES = 150

type AllPages<T> =
  | { readonly kind: 'items'; readonly items: readonly T[] }
  | Exclude<ContentResponse<never>, { readonly kind: 'ok' }>

/** Fetches a paginated list; pages count from 1. If one fails, all fail. */
export async function fetchAllPages<T>(
  client: ContentClient,
  request: (page: number) => string,
  readItems: (body: unknown) => readonly T[],
  signal: AbortSignal,
): Promise<AllPages<T>> {
  const read = (body: unknown) =>
    isList(body) ? { items: readItems(body), pageCount: pageCountOf(body) } : undefined
  const items: T[] = []
  for (let page = 1, pageCount = 1; page <= Math.min(pageCount, MAX_PAGES); page += 1) {
    const response = await client.get(request(page), read, signal)
    if (response.kind !== 'ok') return response
    items.push(...response.value.items)
    pageCount = response.value.pageCount
  }
  return { kind: 'items', items }
}

function isList(body: unknown): boolean {
  return isRecord(body) && Array.isArray(ownValue(body, 'data'))
}

function pageCountOf(body: unknown): number {
  const meta = isRecord(body) ? ownValue(body, 'meta') : null
  const pagination = isRecord(meta) ? ownValue(meta, 'pagination') : null
  const count = isRecord(pagination) ? ownValue(pagination, 'pageCount') : 1
  return typeof count === 'number' ? count : 1
}
