import type { FileConnection } from './file-connection.ts'
import type { OpenSqlite } from './open-sqlite.ts'

export interface DatabaseOpener {
  /**
   * Throws when the file cannot be opened. An empty database never replaces one that was there: FileLostError.
   * `lockTimeoutMs`: how long another site process may take to stop.
   */
  open(lockTimeoutMs: number): Promise<OpenSqlite>
  hasOpened(): boolean
}

/** Opens a database and remembers that it exists. `existedBefore`: it was open in an earlier worker. */
export function createDatabaseOpener(connection: FileConnection, existedBefore: boolean): DatabaseOpener {
  let mustExist = existedBefore
  let hasOpened = false
  return {
    hasOpened: () => hasOpened,
    async open(lockTimeoutMs) {
      const opened = await connection.open(lockTimeoutMs, mustExist)
      mustExist = true
      hasOpened = true
      return opened
    },
  }
}
