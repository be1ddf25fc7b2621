import { rmSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { identityOf, NO_FILE, type FileIdentity } from './file-identity.ts'
import { fileSize } from './file-size.ts'

/**
 * Closes a connection whose files are not at their paths any more. SQLite must not take the WAL of the old database for
 * that of the new one. False, with the connection still open, while that WAL cannot be emptied: another process reads it,
 * the disk is full, or this is not the site, which alone empties it.
 */
export function releaseConnection(
  database: DatabaseSync,
  file: string,
  opened: FileIdentity,
  isSite: boolean,
): boolean {
  const now = identityOf(file)
  const isReplaced = now.main !== NO_FILE && now.main !== opened.main
  return isReplaced
    ? releaseReplaced(database, file, now.wal === opened.wal, isSite)
    : releaseRemoved(database, file, now, opened)
}

/** SQLite removes no files when it closes a database whose file is not at its path. */
function releaseReplaced(database: DatabaseSync, file: string, isWalOurs: boolean, isSite: boolean): boolean {
  // Once another connection has opened the new file, what is in this WAL may be that file's.
  if (isWalOurs && !(isSite && truncateWal(database) && removeWal(file))) return false
  close(database)
  return true
}

/**
 * Closing removes the WAL and its index by name: if those are somebody else's by now, the connection is left open until
 * the process ends. An empty WAL is nobody's: another thread that tries to open the file makes one, and can have no index
 * of its own before this connection is closed.
 */
function releaseRemoved(
  database: DatabaseSync,
  file: string,
  now: FileIdentity,
  opened: FileIdentity,
): boolean {
  const isWalOurs = isOurs(now.wal, opened.wal)
  const isIndexOurs = isOurs(now.index, opened.index)
  if (isIndexOurs && (isWalOurs || fileSize(`${file}-wal`) === 0)) {
    // What is in the removed WAL would be missing in the file.
    if (!truncateWal(database)) return false
    close(database)
    return true
  }
  if (now.wal === opened.wal) return false
  abandoned.push(database)
  return true
}

/** So that the new file gets a WAL and an index of its own: other connections may still have these open. */
function removeWal(file: string): boolean {
  try {
    for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true })
    return true
  } catch {
    return false
  }
}

/** Moves everything from the WAL into the database's own file. */
function truncateWal(database: DatabaseSync): boolean {
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
