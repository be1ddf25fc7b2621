import { chmodSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { identityOf, NO_FILE, type FileIdentity } from './file-identity.ts'

/**
 * Writes a copy of a database whose file was removed while it is open: as long as it is, everything in it can be read.
 * Returns the copy's path, or undefined when it could not be written.
 */
export function rescueCopy(database: DatabaseSync, file: string): string | undefined {
  const copy = `${file}.rescued-${Date.now()}`
  try {
    database.prepare('vacuum into ?').run(copy)
    chmodSync(copy, 0o600)
    return copy
  } catch {
    return undefined
  }
}

/**
 * Closes a connection whose files are not under their names any more. Closing removes the log and the index by name: if
 * those are somebody else's by now, the connection is left open until the process ends. Returns whether it was closed.
 */
export function releaseConnection(database: DatabaseSync, file: string, opened: FileIdentity): boolean {
  const now = identityOf(file)
  if (!isOurs(now.log, opened.log) || !isOurs(now.index, opened.index)) {
    abandoned.push(database)
    return false
  }
  try {
    // Nothing of the old database may be mistaken for the log of the one that is there now.
    database.prepare('pragma wal_checkpoint(truncate)').get()
    database.close()
    return true
  } catch {
    abandoned.push(database)
    return false
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

/**
 * Moves everything into the database's own file, which is still in its place, when its log or index was removed.
 * False when somebody else's log lies there.
 */
export function checkpointLostLog(database: DatabaseSync, file: string, opened: FileIdentity): boolean {
  const { log } = identityOf(file)
  if (log !== NO_FILE && log !== opened.log && statSync(`${file}-wal`).size > 0) return false
  try {
    return database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0
  } catch {
    return false
  }
}
