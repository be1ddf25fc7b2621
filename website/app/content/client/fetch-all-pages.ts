import { isRecord, own } from '@beam/content/strapi/read-value.ts'
import type { Answer, ContentClient } from './content-client.server.ts'

/** More are not asked for: a list that goes on forever must not keep the site busy. */
const MAX_PAGES = 150

export type AllPages<T> =
  | { readonly kind: 'items'; readonly items: readonly T[] }
  | Exclude<Answer<never>, { readonly kind: 'answer' }>

/** A list that the content service gives in parts, counted from 1. A part that fails fails the whole. */
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
    const answer = await client.ask(request(part), read, signal)
    if (answer.kind !== 'answer') return answer
    items.push(...answer.value.items)
    parts = answer.value.parts
  }
  return { kind: 'items', items }
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
