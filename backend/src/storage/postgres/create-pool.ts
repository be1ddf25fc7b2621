import { Socket } from 'node:net'
import { Pool, types } from 'pg'
import type { BackendLog } from '../../backend-log.ts'
import { prepareConnection } from './prepare-connection.ts'

const MAX_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 3_000
/** Longer than any statement may take (prepare-connection.ts): a connection that is silent for longer is broken. */
const SILENCE_TIMEOUT_MS = 10_000

/** Connections to PostgreSQL. One that breaks while it is idle is logged and replaced. */
export function createPool(url: string, log: BackendLog): Pool {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    stream: createSocket,
    onConnect: prepareConnection,
    types: NUMBERS,
    application_name: 'beam-wallet',
  })
  pool.on('error', (error: NodeJS.ErrnoException) =>
    log.warn({ event: 'storage-connection-lost', error: error.name, code: error.code ?? null }),
  )
  // The pool listens to idle connections only: one that breaks while it is used would end the process. Its query fails.
  pool.on('connect', (connection) => connection.on('error', () => {}))
  return pool
}

const INT8_OID = 20

/** Counts and times fit a number; pg would return them as text. */
const NUMBERS = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8_OID ? Number : types.getTypeParser(type, format ?? 'text'),
} as typeof types

/** Without a timeout, the system would go on sending to a machine that vanished for a quarter of an hour. */
function createSocket(): Socket {
  const socket = new Socket()
  return socket.setTimeout(SILENCE_TIMEOUT_MS, () => socket.destroy())
}
