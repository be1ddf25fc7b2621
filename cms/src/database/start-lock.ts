import { transactionPoolingMessage, usesTransactionPooling } from '@beam/environment/transaction-pooling.ts'
import type { Core } from '@strapi/strapi'
import { isPostgres } from './is-postgres.ts'

/** Any number that no other program uses for a lock in this database: 'beam' in ASCII. */
const LOCK = 0x62_65_61_6d

/** What holds the lock: a connection of its own, so that the lock ends with this process. */
let holder: unknown

/**
 * Waits until no other content service is starting on this database, so that tables are created, upgraded and seeded
 * once. Does nothing with SQLite, whose file has one content service. Throws behind a pooler in transaction mode.
 */
export async function lockStart(strapi: Core.Strapi): Promise<void> {
  if (!isPostgres(strapi)) return
  const { connection } = strapi.db
  await assertSessions(connection)
  holder = await connection.client.acquireConnection()
  await connection.raw('select pg_advisory_lock(?)', [LOCK]).connection(holder)
}

/** The lock would meet others' sessions: throws with one clear line. */
async function assertSessions(connection: Connection): Promise<void> {
  const { client } = connection
  const [first, second]: unknown[] = [await client.acquireConnection(), await client.acquireConnection()]
  try {
    if (await usesTransactionPooling(sessionOf(first), sessionOf(second)))
      throw new Error(transactionPoolingMessage('CMS_DATABASE_URL'))
  } finally {
    await Promise.all([client.releaseConnection(first), client.releaseConnection(second)])
  }

  function sessionOf(one: unknown): () => Promise<unknown> {
    return async () => {
      const { rows } = (await connection.raw('select pg_backend_pid() as pid').connection(one)) as Sessions
      return rows[0]?.pid
    }
  }
}

type Connection = Core.Strapi['db']['connection']

interface Sessions {
  readonly rows: readonly { readonly pid: number }[]
}

/** Lets the next content service start. */
export async function unlockStart(strapi: Core.Strapi): Promise<void> {
  if (holder === undefined) return
  const { connection } = strapi.db
  await connection.raw('select pg_advisory_unlock(?)', [LOCK]).connection(holder)
  await connection.client.releaseConnection(holder)
  holder = undefined
}
