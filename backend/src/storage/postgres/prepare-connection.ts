import type { ClientBase } from 'pg'
import { StorageUnavailableError } from '../storage.ts'

const STATEMENT_TIMEOUT_MS = 8_000

/** By a statement: poolers reject settings that stand among the parameters of a connection. */
const PREPARE = `select current_setting('fsync') as fsync, current_setting('transaction_read_only') as read_only,
  set_config('synchronous_commit', 'on', false), set_config('statement_timeout', '${STATEMENT_TIMEOUT_MS}', false)`

/**
 * Prepares a new connection: the server syncs a commit to the disk, and to a synchronous standby, before it
 * acknowledges it. Throws when the server cannot, and as unavailable when it is a standby that has not been promoted
 * yet.
 */
export async function prepareConnection(connection: ClientBase): Promise<void> {
  const { rows } = await connection.query<{ readonly fsync: string; readonly read_only: string }>(PREPARE)
  if (rows[0]?.fsync !== 'on')
    throw new Error('PostgreSQL must have fsync = on: otherwise commits may be lost.')
  if (rows[0].read_only === 'on') throw new StorageUnavailableError('unreachable')
}
