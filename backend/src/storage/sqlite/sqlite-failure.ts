import type { UnavailableReason } from '../storage.ts'

export type SqliteFailure =
  | { readonly kind: 'busy' }
  | { readonly kind: 'unavailable'; readonly reason: UnavailableReason; readonly isFull?: true }
  | { readonly kind: 'unique-violation' }
  | { readonly kind: 'broken'; readonly message: string }

/** SQLite's primary result codes, https://sqlite.org/rescode.html */
const FAILURES: Readonly<Record<number, SqliteFailure>> = {
  5: { kind: 'busy' },
  6: { kind: 'busy' },
  7: { kind: 'unavailable', reason: 'unreachable' },
  8: { kind: 'unavailable', reason: 'disk' },
  10: { kind: 'unavailable', reason: 'disk' },
  11: { kind: 'unavailable', reason: 'corrupt' },
  13: { kind: 'unavailable', reason: 'disk', isFull: true },
  14: { kind: 'unavailable', reason: 'disk' },
  26: { kind: 'unavailable', reason: 'corrupt' },
}

const UNIQUE = 2067
const PRIMARY_KEY = 1555

/** What an error out of SQLite means for the caller. */
export function sqliteFailure(error: unknown): SqliteFailure {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined
  if (code === UNIQUE || code === PRIMARY_KEY) return { kind: 'unique-violation' }
  const known = code === undefined ? undefined : FAILURES[code & 0xff]
  return known ?? { kind: 'broken', message: error instanceof Error ? error.message : String(error) }
}

export function isDiskFull(failure: SqliteFailure): boolean {
  return failure.kind === 'unavailable' && failure.isFull === true
}

/**
 * After these the connection itself is in doubt. Not on a full disk, which only undoes the write: without a connection,
 * nothing could be rescued of a file that is replaced then.
 */
export function needsNewConnection(failure: SqliteFailure): boolean {
  return failure.kind === 'unavailable' && !isDiskFull(failure)
}
