import type { DatabaseSync } from 'node:sqlite'
import { identityOf, NO_FILE, type FileIdentity } from './file-identity.ts'
import { setWalAside } from './set-wal-aside.ts'

/**
 * Closes a connection whose files are not under their names any more. Closing removes the WAL and its index by name: if
 * those are somebody else's by now, the connection is left open until the process ends.
 *
 * Nothing of the old database may be mistaken for the WAL of the one that is there now. False, with the connection left
 * as it is, while the site has not set its WAL aside, or while it cannot be emptied: another process reads it, or the
 * disk is full.
 */
export function releaseConnection(
  database: DatabaseSync,
  file: string,
  opened: FileIdentity,
  isSite: boolean,
): boolean {
  const now = identityOf(file)
  const isWalOurs = now.wal === opened.wal
  if (now.main !== NO_FILE && now.main !== opened.main) {
    // Once another connection has opened the new file, what is in this WAL may be that file's.
    if (isWalOurs && !isSite) return false
    if (isWalOurs) setWalAside(file)
    abandoned.push(database)
    return true
  }
  const isEmptied =
    (isWalOurs || now.wal === NO_FILE) && isOurs(now.index, opened.index) && emptyWal(database)
  if (isWalOurs && !isEmptied) return false
  if (isEmptied) close(database)
  else abandoned.push(database)
  return true
}

/** Moves everything from the WAL into the database's own file. */
function emptyWal(database: DatabaseSync): boolean {
  try {
    return database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0
  } catch {
    return false
  }
}

function close(database: DatabaseSync): void {
  try {
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
