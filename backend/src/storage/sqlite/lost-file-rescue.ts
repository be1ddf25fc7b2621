import { chmodSync, rmSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { FileChange } from './file-change.ts'
import type { OpenSqlite } from './open-sqlite.ts'
import { isDiskFull, sqliteFailure } from './sqlite-failure.ts'

/** Writes one copy of what is still open of a lost file. */
export interface Rescue {
  /** Does nothing once a copy was written, or when there is no connection. */
  attempt(connection: OpenSqlite | undefined): void
  /** The same, but never again: a second attempt would find less in memory than the first. */
  attemptOnce(connection: OpenSqlite | undefined): void
  /** The last attempt found no room on the disk. */
  needsRoom(): boolean
  /** The file was lost again: there is something new to rescue. */
  reset(): void
}

/** Copies the content of a lost file beside its path, once that is possible. */
export function createLostFileRescue(file: string, onChange: (change: FileChange) => void): Rescue {
  let isDone = false
  let needsRoom = false

  function attempt(connection: OpenSqlite | undefined): void {
    if (isDone || !connection) return
    const copy = `${file}.rescued-${Date.now()}`
    try {
      writeCopy(connection.database, copy)
      isDone = true
      needsRoom = false
      onChange({ kind: 'rescued', copy })
    } catch (error) {
      needsRoom = isDiskFull(sqliteFailure(error))
    }
  }

  return {
    attempt,
    attemptOnce(connection) {
      attempt(connection)
      isDone = true
    },
    needsRoom: () => needsRoom,
    reset() {
      isDone = false
      needsRoom = false
    },
  }
}

/**
 * Writes a copy of a database whose file was removed while it is open: as long as it is, everything in it can be read.
 */
function writeCopy(database: DatabaseSync, copy: string): void {
  try {
    database.prepare('vacuum into ?').run(copy)
    chmodSync(copy, 0o600)
  } catch (error) {
    // A part would take the room that the next attempt needs.
    rmSync(copy, { force: true })
    throw error
  }
}
