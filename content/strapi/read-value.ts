export type Entry = Readonly<Record<string, unknown>>

/**
 * An entry of the content service as a flat record: removes one level of version 4's wrappers `{ data }` and
 * `{ attributes }`. null for any value that is not a record.
 */
export function readEntry(value: unknown): Entry | null {
  const inner = unwrapData(value)
  if (!isRecord(inner)) return null
  const attributes = ownValue(inner, 'attributes')
  return isRecord(attributes) ? { ...inner, ...attributes } : inner
}

/** The entries of a list, wrapped or not; values that are not records are omitted. */
export function readEntries(value: unknown): Entry[] {
  const inner = unwrapData(value)
  const list: readonly unknown[] = Array.isArray(inner) ? inner : []
  return list.slice(0, MAX_ENTRIES).flatMap((item) => {
    const entry = readEntry(item)
    return entry ? [entry] : []
  })
}

/** An own property of an entry, never an inherited one; undefined if missing. */
export function ownValue(entry: Entry, name: string): unknown {
  return Object.hasOwn(entry, name) ? entry[name] : undefined
}

/** Whether the content service marks the entry as a draft. */
export function isDraft(entry: Entry): boolean {
  return ownValue(entry, 'publishedAt') === null
}

/** Plain text without control and bidirectional override characters; '' for any other type but numbers. */
export function readText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? value.toWellFormed().replace(UNPRINTABLE, '') : ''
}

/** Whether a value from outside is an object, not a list. */
export function isRecord(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const MAX_ENTRIES = 1000

// All control characters except tab and line feed, and the two bidirectional overrides.
// oxlint-disable-next-line no-control-regex -- control characters are what this removes
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202d\u202e]/g

function unwrapData(value: unknown): unknown {
  return isRecord(value) && Object.hasOwn(value, 'data') && !Object.hasOwn(value, '__component')
    ? value['data']
    : value
}
