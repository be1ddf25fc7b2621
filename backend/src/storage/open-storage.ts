import type { BackendLog } from '../backend-log.ts'
import { sqliteFile, type BackendSettings } from '../settings.ts'
import { createPostgresStorage } from './postgres/create-postgres-storage.ts'
import { createSqliteStorage } from './sqlite/create-sqlite-storage.ts'
import type { Storage } from './storage.ts'

/**
 * What opens storage: the site, of which there may be only one on SQLite; its inbox, which reads; or a command beside
 * it.
 */
type StorageUser = 'site' | 'reader' | 'command'

export type OpenStorage = (settings: BackendSettings, log: BackendLog, user: StorageUser) => Promise<Storage>

/** PostgreSQL when there is an address for it, else SQLite in the data folder. Throws with one clear line. */
export const openStorage: OpenStorage = (settings, log, user) =>
  settings.databaseUrl === undefined
    ? createSqliteStorage({ file: sqliteFile(settings), log, ...ROLES[user] })
    : createPostgresStorage({ url: settings.databaseUrl, log })

const ROLES = {
  site: { isSite: true },
  reader: { isBackground: true },
  command: {},
} as const satisfies Record<StorageUser, object>
