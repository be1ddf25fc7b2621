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
  request: (part: number) => string,
  readItems: (body: unknown) => readonly T[],
  signal: AbortSignal,
): Promise<AllPages<T>> {
  const read = (body: unknown) =>
    isList(body) ? { items: readItems(body), parts: partsOf(body) } : undefined
  const items: T[] = []
  for (let part = 1, parts = 1; part <= Math.min(parts, MAX_PAGES); part += 1) {
    const response = await client.get(request(part), read, signal)
    if (response.kind !== 'ok') return response
    items.push(...response.value.items)
    parts = response.value.parts
  }
  return { kind: 'items', items }
}

function isList(body: unknown): boolean {
  return isRecord(body) && Array.isArray(ownValue(body, 'data'))
}

function partsOf(body: unknown): number {
  const meta = isRecord(body) ? ownValue(body, 'meta') : null
  const pagination = isRecord(meta) ? ownValue(meta, 'pagination') : null
  const count = isRecord(pagination) ? ownValue(pagination, 'pageCount') : 1
  return typeof count === 'number' ? count : 1
}
