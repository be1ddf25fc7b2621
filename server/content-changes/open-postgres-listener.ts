import { Client } from 'pg'

/** A connection that receives notifications of one channel, and reconnects whenever it is lost. */
interface PostgresListener {
  /** Executes a statement; while there is no connection, and when it fails, it is lost. */
  send(sql: string, values?: readonly string[]): void
  close(): void
}

interface PostgresListenerOptions {
  readonly databaseUrl: string
  readonly channel: string
  readonly onNotification: (payload: string) => void
  /** Called for each attempt to connect that failed. */
  readonly onFailure: (reason: string) => void
}

const TIMEOUT_MS = 5_000
const HEARTBEAT_MS = 20_000
const MIN_RETRY_MS = 500
const MAX_RETRY_MS = 30_000

/** Connects in the background, again and again, with growing pauses. */
export function openPostgresListener(options: PostgresListenerOptions): PostgresListener {
  const { databaseUrl, channel, onNotification, onFailure } = options
  let current: Client | null = null
  let isClosed = false
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
    client.on('notification', ({ payload }) => onNotification(payload ?? ''))
    client.on('error', () => end(client))
    // A failed connection attempt does not always emit it.
    client.once('end', () => reconnect(client, pauseMs))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      current = client
    } catch (error) {
      onFailure((error as Error).message)
      end(client)
      reconnect(client, pauseMs)
    }
  }

  function reconnect(client: Client, pauseMs: number): void {
    if (isClosed || disconnected.has(client)) return
    disconnected.add(client)
    const wasConnected = current === client
    current = null
    const next = wasConnected ? MIN_RETRY_MS : Math.min(pauseMs * 2, MAX_RETRY_MS)
    setTimeout(() => isClosed || void connect(next), next).unref()
  }

  /**
   * One statement after the other: a connection executes one at a time. Reconnects after a timeout: a host that
   * vanished does not close its connections.
   */
  function send(sql: string, values: readonly string[] = []): void {
    const client = current
    if (!client) return
    lastSent = lastSent.then(() => client.query(sql, [...values])).catch(() => end(client))
  }

  return {
    send,
    close() {
      isClosed = true
      clearInterval(heartbeat)
      if (current) end(current)
    },
  }
}

/** Not awaited: the server may not respond. */
function end(client: Client): void {
  client.end().catch(() => {})
}
