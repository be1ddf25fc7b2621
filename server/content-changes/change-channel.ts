import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { Log } from '../operation/log.ts'
import { splitTags } from './split-tags.ts'

/** Publishes content changes to every site process. */
export interface ChangeChannel {
  publish(tags: readonly string[]): void
  close(): Promise<void>
}

const CHANNEL = 'beam_content_changed'
const TIMEOUT_MS = 5_000
const HEARTBEAT_MS = 20_000
const MIN_RETRY_MS = 500
const MAX_RETRY_MS = 30_000

/** For a single process. */
export function createLocalChannel(onChange: (tags: readonly string[]) => void): ChangeChannel {
  return { publish: onChange, close: async () => {} }
}

/**
 * For processes on one PostgreSQL, through NOTIFY and LISTEN. Notifications are lost while the connection is down: each
 * process also polls for changes every minute.
 */
export function createPostgresChannel(
  databaseUrl: string,
  onChange: (tags: readonly string[]) => void,
  log: Log,
): ChangeChannel {
  const processId = randomUUID()
  const state: { client: Client | null; closed: boolean } = { client: null, closed: false }
  let lastSent: Promise<unknown> = Promise.resolve()
  const disconnected = new WeakSet<Client>()
  const heartbeat = setInterval(() => send('select 1'), HEARTBEAT_MS).unref()
  void connect(MIN_RETRY_MS)

  async function connect(pauseMs: number): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    })
    client.on('notification', ({ payload }) => receive(payload ?? ''))
    client.on('error', () => client.end().catch(() => {}))
    // A failed connection attempt does not always emit it.
    client.once('end', () => reconnect(client, pauseMs))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      state.client = client
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'Content changes do not reach other site processes')
      client.end().catch(() => {})
      reconnect(client, pauseMs)
    }
  }

  function reconnect(client: Client, pauseMs: number): void {
    if (state.closed || disconnected.has(client)) return
    disconnected.add(client)
    const wasConnected = state.client === client
    state.client = null
    const next = wasConnected ? MIN_RETRY_MS : Math.min(pauseMs * 2, MAX_RETRY_MS)
    setTimeout(() => state.closed || void connect(next), next).unref()
  }

  /**
   * One statement after the other: a connection executes one at a time. Reconnects after a timeout: a host that
   * vanished does not close its connections.
   */
  function send(sql: string, values: readonly string[] = []): void {
    const { client } = state
    if (!client) return
    lastSent = lastSent.then(() => client.query(sql, [...values])).catch(() => client.end().catch(() => {}))
  }

  function receive(payload: string): void {
    const { from, tags } = JSON.parse(payload) as { from: string; tags: string[] }
    if (from !== processId) onChange(tags)
  }

  return {
    publish(tags) {
      onChange(tags)
      for (const batch of splitTags(tags)) {
        const payload = JSON.stringify({ from: processId, tags: batch })
        send('select pg_notify($1, $2)', [CHANNEL, payload])
      }
    },
    async close() {
      state.closed = true
      clearInterval(heartbeat)
      // Not awaited: the server may not respond.
      state.client?.end().catch(() => {})
    },
  }
}
