import type { Pool, PoolClient } from 'pg'

/** Other clients of the pooler may use a session just now, so one comparison proves nothing. */
const COMPARISONS = 5

/**
 * Throws with one clear line when a pooler in transaction mode is in between: it gives each transaction any session of
 * the server, so that settings, notifications and advisory locks meet others'.
 */
export async function assertSessions(pool: Pool): Promise<void> {
  const first = await pool.connect()
  try {
    const second = await pool.connect()
    try {
      if (await shareSessions(first, second)) throw new Error(POOLED_BY_TRANSACTION)
    } finally {
      second.release()
    }
  } finally {
    first.release()
  }
}

const POOLED_BY_TRANSACTION =
  'DATABASE_URL leads to a connection pooler in transaction mode: connect to PostgreSQL itself, or set pool_mode = session.'

async function shareSessions(first: PoolClient, second: PoolClient): Promise<boolean> {
  for (let comparison = 0; comparison < COMPARISONS; comparison += 1) {
    const own = await sessionOf(first)
    if (own === (await sessionOf(second)) || own !== (await sessionOf(first))) return true
  }
  return false
}

/** The id of the server's process. */
async function sessionOf(client: PoolClient): Promise<number | undefined> {
  const { rows } = await client.query<{ readonly pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}
