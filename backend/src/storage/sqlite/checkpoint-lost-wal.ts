import type { DatabaseSync } from 'node:sqlite'
import { identityOf, NO_FILE, type FileIdentity } from './file-identity.ts'
import { fileSize } from './file-size.ts'

/**
 * Moves everything into the database's own file, which is still in its place, when its WAL or index was removed.
 * False when somebody else's WAL lies there.
 */
export function checkpointLostWal(database: DatabaseSync, file: string, opened: FileIdentity): boolean {
  const { wal } = identityOf(file)
  if (wal !== NO_FILE && wal !== opened.wal && (fileSize(`${file}-wal`) ?? 0) > 0) return false
  try {
    return database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0
  } catch {
    return false
  }
}
