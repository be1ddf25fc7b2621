import { Database, type DatabaseConfig } from '@strapi/database'
import type { Core } from '@strapi/strapi'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { HAS_PGBOUNCER, startPgbouncer } from '../../backend/testing/start-pgbouncer.ts'
import { startPostgres, type TestPostgres } from '../../backend/testing/start-postgres.ts'
import { lockStart, unlockStart } from '../src/database/start-lock.ts'

/** They may be anything here. */
const SECRETS = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
]

describe.skipIf(!HAS_PGBOUNCER)('a content service whose PostgreSQL is behind pgbouncer', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres(5563)
  })
  afterAll(() => postgres?.stop())

  it('T147: does not start in transaction mode, and says why in one line', async () => {
    const strapi = await openDatabase('transaction', 5564)
    await expect(lockStart(strapi)).rejects.toThrow(
      'CMS_DATABASE_URL leads to a connection pooler in transaction mode: connect to PostgreSQL itself, or set pool_mode = session.',
    )
  })

  it('T147: starts in session mode, where its commits are durable', async () => {
    const strapi = await openDatabase('session', 5565)
    await lockStart(strapi)
    const { rows } = (await strapi.db.connection.raw('show synchronous_commit')) as { rows: unknown[] }
    expect(rows).toEqual([{ synchronous_commit: 'on' }])
    await unlockStart(strapi)
  })

  /** Strapi's own connections, with the settings of the content service, and no more of Strapi. */
  async function openDatabase(mode: 'session' | 'transaction', port: number): Promise<Core.Strapi> {
    const pooler = await startPgbouncer(postgres, port, mode)
    onTestFinished(() => pooler.stop())
    vi.stubEnv('CMS_DATABASE_URL', pooler.url)
    for (const name of SECRETS) vi.stubEnv(name, `the ${name} of this test`)
    vi.resetModules()
    const { default: configuration } = await import('../config/database.ts')
    const settings = { runMigrations: false, migrations: { dir: import.meta.dirname } }
    const db = new Database({ ...configuration(), settings } as unknown as DatabaseConfig)
    onTestFinished(() => db.destroy())
    return { db } as unknown as Core.Strapi
  }
})
