import { Kysely, PostgresDialect } from 'kysely'
import type { BackendLog } from '../../backend-log.ts'
import { migrate } from '../migrations.ts'
import type { Tables } from '../tables.ts'
import { assertSessions } from './assert-sessions.ts'
import { createPool } from './create-pool.ts'
import { openWhenPossible } from './open-when-possible.ts'
import { POSTGRES_MIGRATION } from './postgres-migration.ts'

interface OpenPostgres {
  readonly db: Kysely<Tables>
  /** Migrates the tables if that has not succeeded yet. Rejects while the database is unavailable. */
  ensureOpen(): Promise<void>
}

/** Connects and migrates the tables; logs that it will retry while the database is unavailable. */
export async function openPostgres(url: string, log: BackendLog): Promise<OpenPostgres> {
  const pool = createPool(url, log)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const open = async () => {
    await assertSessions(pool)
    await migrate(db, POSTGRES_MIGRATION)
  }
  try {
    return { db, ensureOpen: await openWhenPossible(open, log) }
  } catch (error) {
    await pool.end()
    throw error
  }
}
