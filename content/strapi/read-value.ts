export type Entry = Readonly<Record<string, unknown>>

/**
 * An entry of the content service as one flat record, whatever wraps it: `{ data }` and `{ attributes }` of version 4
 * are taken off, one level at a time. null for anything that is no record.
 */
export function readEntry(value: unknown): Entry | null {
  const inner = takeOffData(value)
  if (!isRecord(inner)) return null
  const attributes = own(inner, 'attributes')
  return isRecord(attributes) ? { ...inner, ...attributes } : inner
}

/** The entries of a list, wrapped or not; what is no record is left out. */
export function readEntries(value: unknown): Entry[] {
  const inner = takeOffData(value)
  const list: readonly unknown[] = Array.isArray(inner) ? inner : []
  return list.slice(0, MOST_ENTRIES).flatMap((item) => {
    const entry = readEntry(item)
    return entry ? [entry] : []
  })
}

/** An attribute of an entry; undefined when the entry has none of its own by that name. */
export function own(entry: Entry, name: string): unknown {
  return Object.hasOwn(entry, name) ? entry[name] : undefined
}

/** Whether the content service says itself that nobody but editors should see the entry. */
export function isDraft(entry: Entry): boolean {
  return own(entry, 'publishedAt') === null
}

/** Plain words: '' for anything else. Control characters and those that turn the writing direction are taken out. */
export function readText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? value.toWellFormed().replace(UNPRINTABLE, '') : ''
}

export function isRecord(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const MOST_ENTRIES = 1000

// All controls but tab and line feed, and the two overrides that can show a text in another order than it has.
// oxlint-disable-next-line no-control-regex -- control characters are what this takes out
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202d\u202e]/g

function takeOffData(value: unknown): unknown {
  return isRecord(value) && Object.hasOwn(value, 'data') && !Object.hasOwn(value, '__component')
    ? value['data']
    : value
}
