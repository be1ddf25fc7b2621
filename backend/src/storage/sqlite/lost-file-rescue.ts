import { chmodSync, rmSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { FileChange } from './file-change.ts'
import type { OpenSqlite } from './open-sqlite.ts'

/** Writes one copy of what is still open of a lost file. */
export interface Rescue {
  /** Does nothing once a copy was written, or when there is no connection. */
  attempt(connection: OpenSqlite | undefined): void
  /** The same, but never again: a second attempt would find less in memory than the first. */
  attemptOnce(connection: OpenSqlite | undefined): void
  /** The file was lost again: there is something new to rescue. */
  reset(): void
}

/** Copies the content of a lost file beside its path, once that is possible. */
export function createLostFileRescue(file: string, onChange: (change: FileChange) => void): Rescue {
  let isDone = false

  function attempt(connection: OpenSqlite | undefined): void {
    if (isDone || !connection) return
    const copy = writeCopy(connection.database, file)
    isDone = copy !== undefined
    if (copy !== undefined) onChange({ kind: 'rescued', copy })
  }

  return {
    attempt,
    attemptOnce(connection) {
      attempt(connection)
      isDone = true
    },
    reset() {
      isDone = false
    },
  }
}

/**
 * Writes a copy of a database whose file was removed while it is open: as long as it is, everything in it can be read.
 * Returns the copy's path, or undefined when it could not be written.
 */
function writeCopy(database: DatabaseSync, file: string): string | undefined {
  const copy = `${file}.rescued-${Date.now()}`
  try {
    database.prepare('vacuum into ?').run(copy)
    chmodSync(copy, 0o600)
    return copy
  } catch {
    // A part would take the room that the next attempt needs.
    rmSync(copy, { force: true })
    return undefined
  }
}
