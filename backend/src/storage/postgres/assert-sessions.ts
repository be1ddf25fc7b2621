import type { Pool, PoolClient } from 'pg'
import {
  transactionPoolingMessage,
  usesTransactionPooling,
} from '../../../../environment/transaction-pooling.ts'

/** Throws with one clear line when a pooler in transaction mode is in between. */
export async function assertSessions(pool: Pool): Promise<void> {
  const first = await pool.connect()
  try {
    const second = await pool.connect()
    try {
      if (await usesTransactionPooling(sessionOf(first), sessionOf(second)))
        throw new Error(transactionPoolingMessage('DATABASE_URL'))
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
