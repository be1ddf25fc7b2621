/** A column of PostgreSQL, with its type as `information_schema` names it. */
export interface Column {
  readonly name: string
  readonly type: string
}

/** What a value is in both databases, as text for PostgreSQL: equal texts are equal values. Null stays. */
export type Canonical = string | null

/**
 * The canonical form of a value that SQLite or PostgreSQL stores in a column. SQLite stores booleans as 0 and 1, times
 * in milliseconds since 1970 and JSON as text; PostgreSQL's are passed as it prints them.
 */
export function canonicalValue(value: unknown, type: string): Canonical {
  if (value === null || value === undefined) return null
  if (type === 'boolean') return String(value === true || value === 1 || value === 't' || value === 'true')
  if (type.startsWith('timestamp')) return time(value)
  if (type === 'json' || type === 'jsonb') return JSON.stringify(sorted(JSON.parse(text(value))))
  if (NUMBERS.has(type)) return String(Number(value))
  return text(value)
}

const NUMBERS = new Set(['integer', 'bigint', 'smallint', 'numeric', 'real', 'double precision'])

/** Milliseconds, or `2026-11-22 10:00:00.000` in UTC → `2026-11-22T10:00:00.000Z` */
function time(value: unknown): string {
  const isNumber = typeof value === 'number' || /^\d+$/.test(text(value))
  const parsed = isNumber ? Number(value) : Date.parse(`${text(value).replace(' ', 'T').replace(/Z$/, '')}Z`)
  return new Date(parsed).toISOString()
}

/** PostgreSQL orders the keys of JSON in its own way. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : String(value)
}
