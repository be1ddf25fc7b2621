import type { DatabaseSync } from 'node:sqlite'
import { identityOf, NO_FILE, type FileIdentity } from './file-identity.ts'

/**
 * Closes a connection whose files are not under their names any more. Closing removes the WAL and its index by name: if
 * those are somebody else's by now, the connection is left open until the process ends.
 */
export function releaseConnection(database: DatabaseSync, file: string, opened: FileIdentity): void {
  const now = identityOf(file)
  if (!isOurs(now.wal, opened.wal) || !isOurs(now.index, opened.index)) {
    abandoned.push(database)
    return
  }
  try {
    // Nothing of the old database may be mistaken for the WAL of the one that is there now.
    database.prepare('pragma wal_checkpoint(truncate)').get()
    database.close()
  } catch {
    abandoned.push(database)
  }
}

/** Leaves a connection open until the process ends. */
export function abandonConnection(database: DatabaseSync | undefined): void {
  if (database) abandoned.push(database)
}

const abandoned: DatabaseSync[] = []

function isOurs(current: string, ours: string): boolean {
  return current === ours || current === NO_FILE
}
