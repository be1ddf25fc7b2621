import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { Log } from '../operation/log.ts'

/** Tells every site process that content changed. */
export interface ChangeChannel {
  tell(tags: readonly string[]): void
  close(): Promise<void>
}

const CHANNEL = 'beam_content_changed'
/** PostgreSQL takes 8000 bytes at a time; tags have at most 300. */
const TAGS_AT_ONCE = 20
const PATIENCE_MS = 5_000
const HEARTBEAT_MS = 20_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/** One process, one channel: whoever tells is told. */
export function createLocalChannel(onChange: (tags: readonly string[]) => void): ChangeChannel {
  return { tell: onChange, close: async () => {} }
}

/**
 * Site processes on one database tell one another over it. What is told while the connection is lost is not repeated:
 * each process also looks for changes itself within a minute.
 */
export function createPostgresChannel(
  databaseUrl: string,
  onChange: (tags: readonly string[]) => void,
  log: Log,
): ChangeChannel {
  const self = randomUUID()
  const state: { client: Client | null; closed: boolean } = { client: null, closed: false }
  const lostOnes = new WeakSet<Client>()
  const heartbeat = setInterval(() => say('select 1'), HEARTBEAT_MS).unref()
  void connect(FIRST_PAUSE_MS)

  async function connect(pauseMs: number): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    })
    client.on('notification', ({ payload }) => receive(payload ?? ''))
    client.on('error', () => client.end().catch(() => {}))
    // A connection that was never made does not always say that it ended.
    client.once('end', () => lost(client, pauseMs))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      state.client = client
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'Other site processes cannot be told of changes')
      client.end().catch(() => {})
      lost(client, pauseMs)
    }
  }

  function lost(client: Client, pauseMs: number): void {
    if (state.closed || lostOnes.has(client)) return
    lostOnes.add(client)
    const wasConnected = state.client === client
    state.client = null
    const next = wasConnected ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    setTimeout(() => state.closed || void connect(next), next).unref()
  }

  /** Without an answer it connects anew: a machine that vanished says nothing, not even that it ended. */
  function say(words: string, values: readonly string[] = []): void {
    const { client } = state
    client?.query(words, [...values]).catch(() => client.end().catch(() => {}))
  }

  function receive(payload: string): void {
    const { from, tags } = JSON.parse(payload) as { from: string; tags: string[] }
    if (from !== self) onChange(tags)
  }

  return {
    tell(tags) {
      onChange(tags)
      for (let start = 0; start < tags.length; start += TAGS_AT_ONCE) {
        const payload = JSON.stringify({ from: self, tags: tags.slice(start, start + TAGS_AT_ONCE) })
        say('select pg_notify($1, $2)', [CHANNEL, payload])
      }
    },
    async close() {
      state.closed = true
      clearInterval(heartbeat)
      // Not waited for, since not everybody answers.
      state.client?.end().catch(() => {})
    },
  }
}
