import type { FileChange } from './file-change.ts'
import type { OpenSqlite } from './open-sqlite.ts'
import { rescueCopy } from './release-lost-file.ts'

/** Writes one copy of what is still open of a lost file. */
interface Rescue {
  /** Does nothing once a copy was written, or when there is no connection. */
  attempt(connection: OpenSqlite | undefined): void
  /** The same, but never again: a second attempt would find less in memory than the first. */
  attemptOnce(connection: OpenSqlite | undefined): void
  /** The file was lost again: there is something new to rescue. */
  reset(): void
}

/** Copies the content of a lost file beside its path, once that is possible. */
export function createRescue(file: string, onChange: (change: FileChange) => void): Rescue {
  let isDone = false

  function attempt(connection: OpenSqlite | undefined): void {
    if (isDone || !connection) return
    const copy = rescueCopy(connection.database, file)
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
