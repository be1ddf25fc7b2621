import type { Kysely } from 'kysely'

/** Whether somebody else may write at the same time: not with SQLite. */
export function hasOtherWriters<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter.supportsMultipleConnections === true
}
