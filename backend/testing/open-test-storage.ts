import { sqliteFile } from '../src/settings.ts'
import { openStorage, SQLITE_ROLES, type OpenStorage } from '../src/storage/open-storage.ts'
import { createSqliteStorage } from '../src/storage/sqlite/create-sqlite-storage.ts'
import { startInThisThread } from './start-in-this-thread.ts'

/**
 * Storage as the site opens it, but with SQLite in the thread of the test, which saves most of the time of short tests.
 */
export const openTestStorage: OpenStorage = (settings, log, user) =>
  settings.databaseUrl === undefined
    ? createSqliteStorage({
        file: sqliteFile(settings),
        log,
        ...SQLITE_ROLES[user],
        start: startInThisThread,
      })
    : openStorage(settings, log, user)
