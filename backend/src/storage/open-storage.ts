import type { BackendLog } from '../backend-log.ts'
import { sqliteFile, type BackendSettings } from '../settings.ts'
import type { Storage } from './storage.ts'

/**
 * What opens storage: the site, of which there may be only one on SQLite; its inbox, which reads; or a command beside
 * it.
 */
type StorageUser = 'site' | 'reader' | 'command'

export type OpenStorage = (settings: BackendSettings, log: BackendLog, user: StorageUser) => Promise<Storage>

/** PostgreSQL when there is an address for it, else SQLite in the data folder. Throws with one clear line. */
export const openStorage: OpenStorage = async (settings, log, user) => {
  // Only what is used is loaded, which saves a twentieth of the CPU time of a start.
  if (settings.databaseUrl === undefined) {
    const { createSqliteStorage } = await import('./sqlite/create-sqlite-storage.ts')
    return createSqliteStorage({ file: sqliteFile(settings), log, ...SQLITE_ROLES[user] })
  }
  const { createPostgresStorage } = await import('./postgres/create-postgres-storage.ts')
  return createPostgresStorage({ url: settings.databaseUrl, log })
}

/** Only the site creates a database. */
export const SQLITE_ROLES = {
  site: { isSite: true },
  reader: { isBackground: true, mustExist: true },
  command: { mustExist: true },
} as const satisfies Record<StorageUser, object>
