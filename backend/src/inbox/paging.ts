import { reject, type RejectedOperation } from './rejected-operation.ts'

/** Where a page of a list begins, from `next` of the page before; undefined: at the first entry. */
export function readPosition(before: string | undefined): number | undefined | RejectedOperation {
  const position = before === undefined ? undefined : Number(before)
  return position === undefined || Number.isSafeInteger(position)
    ? position
    : reject('invalid', 'before: not from a list')
}

interface ListPage<Entry> {
  readonly listed: readonly Entry[]
  /** Null: there are no more. */
  readonly next: string | null
}

/** The first entries, of which one more than `limit` was read to know whether there are more. */
export function firstPage<Entry extends { readonly seq: number }>(
  entries: readonly Entry[],
  limit: number,
): ListPage<Entry> {
  const listed = entries.slice(0, limit)
  return { listed, next: entries.length > limit ? String(listed.at(-1)?.seq) : null }
}
