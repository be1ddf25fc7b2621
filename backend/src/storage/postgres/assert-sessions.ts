import type { Pool, PoolClient } from 'pg'
import { pooledByTransaction, shareSessions } from '../../../../environment/share-sessions.ts'

/** Throws with one clear line when a pooler in transaction mode is in between. */
export async function assertSessions(pool: Pool): Promise<void> {
  const first = await pool.connect()
  try {
    const second = await pool.connect()
    try {
      if (await shareSessions(sessionOf(first), sessionOf(second)))
        throw new Error(pooledByTransaction('DATABASE_URL'))
    } finally {
      second.release()
    }
  } finally {
    first.release()
  }
}

function sessionOf(client: PoolClient): () => Promise<unknown> {
  return async () => {
    const { rows } = await client.query<{ readonly pid: number }>('select pg_backend_pid() as pid')
    return rows[0]?.pid
  }
}
