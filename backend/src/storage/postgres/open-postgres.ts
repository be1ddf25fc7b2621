import { Kysely, PostgresDialect } from 'kysely'
import type { BackendLog } from '../../backend-log.ts'
import { migrate } from '../migrations.ts'
import { StorageUnavailable } from '../storage.ts'
import type { Tables } from '../tables.ts'
import { assertSessions } from './assert-sessions.ts'
import { createPool } from './create-pool.ts'
import { POSTGRES_MIGRATION } from './postgres-migration.ts'
import { postgresFailure } from './postgres-failure.ts'

interface OpenPostgres {
  readonly db: Kysely<Tables>
  /** Migrates the tables if that has not succeeded yet. Rejects while the database is unavailable. */
  ensureOpen(): Promise<void>
}

/** Connects and migrates the tables; logs that it will retry while the database is unavailable. */
export async function openPostgres(url: string, log: BackendLog): Promise<OpenPostgres> {
  const pool = createPool(url, log)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  let isOpen = false

  async function ensureOpen(): Promise<void> {
    if (isOpen) return
    await assertSessions(pool)
    await migrate(db, POSTGRES_MIGRATION)
    isOpen = true
  }

  try {
    await ensureOpen()
  } catch (error) {
    if (!(postgresFailure(error) instanceof StorageUnavailable)) {
      await pool.end()
      throw error
    }
    log.error({ event: 'storage-not-open-yet' })
  }
  return { db, ensureOpen }
}
