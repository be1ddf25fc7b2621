import { chmodSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { makeFolder } from '../../../../environment/make-folder.mjs'
import { migrate } from '../migrations.ts'
import type { Tables } from '../tables.ts'
import { existingFile } from './existing-file.ts'
import { SQLITE_MIGRATION } from './sqlite-migration.ts'
import { nodeSqliteDialect } from './node-sqlite-dialect.ts'

export interface OpenSqlite {
  readonly database: DatabaseSync
  readonly db: Kysely<Tables>
}

interface OpenOptions {
  /** The file grows no further. */
  readonly maxBytes?: number | undefined
  /** No new file is created. */
  readonly mustExist?: boolean
}

const OWNER_ONLY = 0o600
const OPEN_TIMEOUT_MS = 5_000
/** Room for the pages of the indexes in which new rows fall anywhere. */
const CACHE_KIB = 16 * 1024
/** 16 MB: a page that is written again and again is moved out of the WAL less often. */
const WAL_PAGES = 4_000

/**
 * Opens the file so that a commit survives a power cut, and brings its tables up to date. Throws when the file cannot
 * guarantee durable commits.
 *
 * @param timeoutMs how long one statement waits for another writer
 */
export async function openSqlite(
  file: string,
  timeoutMs: number,
  { maxBytes, mustExist = false }: OpenOptions = {},
): Promise<OpenSqlite> {
  makeFolder(dirname(file))
  const name = mustExist ? existingFile(file) : file
  const database = new DatabaseSync(name, { timeout: OPEN_TIMEOUT_MS })
  try {
    const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) })
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    database.exec('pragma secure_delete = on')
    database.exec('pragma foreign_keys = on')
    // Keeps statement journals in memory instead of temporary files.
    database.exec('pragma temp_store = memory')
    database.exec(`pragma cache_size = -${CACHE_KIB}`)
    database.exec(`pragma wal_autocheckpoint = ${WAL_PAGES}`)
    assertDurable(database)
    restrictToOwner(file)
    await migrate(db, SQLITE_MIGRATION)
    if (maxBytes !== undefined) limitSize(database, maxBytes)
    database.exec(`pragma busy_timeout = ${Number(timeoutMs)}`)
    return { database, db }
  } catch (error) {
    database.close()
    throw error
  }
}

const OTHERS = 0o077

function restrictToOwner(file: string): void {
  if ((statSync(file).mode & OTHERS) !== 0) chmodSync(file, OWNER_ONLY)
}

const FULL = 2

/** WAL with synchronous=FULL syncs every commit to the disk; anything less may lose what was acknowledged. */
function assertDurable(database: DatabaseSync): void {
  const journal = database.prepare('pragma journal_mode').get()?.['journal_mode']
  const synchronous = database.prepare('pragma synchronous').get()?.['synchronous']
  if (journal !== 'wal' || synchronous !== FULL) {
    throw new Error(`The database file is not durable: journal ${journal}, synchronous ${synchronous}.`)
  }
}

function limitSize(database: DatabaseSync, maxBytes: number): void {
  const pageBytes = Number(database.prepare('pragma page_size').get()?.['page_size'])
  database.exec(`pragma max_page_count = ${Math.floor(maxBytes / pageBytes)}`)
}
