import { Socket } from 'node:net'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { BackendLog } from '../../backend-log.ts'
import { READ_COMMANDS, SINGLE_STATEMENT_WRITES, commands } from '../commands.ts'
import { acceptSubmission, acceptSubmissions, type NewSubmission } from '../commands/accept-submission.ts'
import { migrate } from '../migrations.ts'
import { StorageUnavailable, type CommandName, type Storage } from '../storage.ts'
import type { Tables } from '../tables.ts'
import { batchAccepts } from './batch-accepts.ts'
import { postgresFailure } from './postgres-failure.ts'

export interface PostgresStorageDependencies {
  readonly url: string
  readonly log: BackendLog
}

const MAX_CONNECTIONS = 10
const MAX_OPEN_CALLS = 2_000
const CONNECT_WITHIN_MS = 3_000
const STATEMENT_WITHIN_MS = 8_000
/** Longer than any statement may take: over a connection that says nothing for so long, nothing will come. */
const SILENT_MS = 10_000
const READY_WITHIN_MS = 800
/** Within this a call is tried again when the database was away for a moment, e.g. restarted. */
const PATIENCE_MS = 5_000
/**
 * What a database that fell silent holds may still be stored, but whoever waits is told to come back. Less than the
 * fifteen seconds after which the site closes a connection that says nothing (server/connections/create-http-server.ts).
 */
const ANSWER_WITHIN_MS = 12_000
const PAUSE_MS = 100

/**
 * Submissions in PostgreSQL, shared with other site processes. When it cannot be reached, calls fail as unavailable
 * and it is tried again by itself. Throws when the tables are newer than this program or commits are not durable.
 */
export async function createPostgresStorage(dependencies: PostgresStorageDependencies): Promise<Storage> {
  const { url, log } = dependencies
  const pool = createPool(url, log)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const accept = batchAccepts({
    acceptOne: (submission) => acceptSubmission(db, submission),
    acceptMany: (submissions) => acceptSubmissions(db, submissions),
  })
  const status = { queued: 0, latencyMs: 0, rejected: 0, generation: 0 }
  let closed = false
  let opened = false
  await open().catch(unlessItPasses)

  /** Brings the tables up to date; a call that comes before that succeeded tries again. */
  async function open(): Promise<void> {
    await refuseLessThanDurable(db)
    await migrate(db, 'postgres')
    opened = true
  }

  async function unlessItPasses(error: unknown): Promise<void> {
    if (postgresFailure(error) instanceof StorageUnavailable) {
      return log.error({ event: 'storage-not-open-yet' })
    }
    await pool.end()
    throw error
  }

  async function run(name: CommandName, input: unknown): Promise<unknown> {
    if (closed) throw new StorageUnavailable('closed')
    if (status.queued >= MAX_OPEN_CALLS) return reject(new StorageUnavailable('queue-full'))
    const since = performance.now()
    status.queued += 1
    try {
      const value = await inTime(tryFor(PATIENCE_MS, () => runOnce(name, input)))
      status.latencyMs = performance.now() - since
      return value
    } catch (error) {
      return reject(error)
    } finally {
      status.queued -= 1
    }
  }

  function reject(error: unknown): never {
    if (error instanceof StorageUnavailable) status.rejected += 1
    throw error
  }

  async function runOnce(name: CommandName, input: unknown): Promise<unknown> {
    if (!opened) await open()
    if (name === 'acceptSubmission') return accept(input as NewSubmission)
    const command = commands[name] as (db: Kysely<Tables>, input: unknown) => Promise<unknown>
    if (READ_COMMANDS.has(name) || SINGLE_STATEMENT_WRITES.has(name)) return command(db, input)
    return db.transaction().execute((transaction) => command(transaction, input))
  }

  const calls = Object.fromEntries(
    (Object.keys(commands) as CommandName[]).map((name) => [name, (input: unknown) => run(name, input)]),
  ) as unknown as Storage
  return {
    ...calls,
    async ready() {
      const touched = runOnce('checkWritable', null).then(
        () => true,
        () => false,
      )
      return !closed && Promise.race([touched, after(READY_WITHIN_MS, false)])
    },
    async checkpointAndVacuum() {
      for (const table of ['submissions', 'addresses', 'files', 'outbox', 'intake_keys']) {
        await db.executeQuery(CompiledQuery.raw(`vacuum ${table}`))
      }
      return true
    },
    status: () => ({ ...status }),
    async close() {
      if (closed) return
      closed = true
      while (status.queued > 0) await after(PAUSE_MS, undefined)
      await db.destroy()
    },
  }
}

const INT8 = 20

/** Counts and times fit a number; pg would hand them out as text. */
const NUMBERS = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8 ? Number : types.getTypeParser(type, format ?? 'text'),
} as typeof types

function createPool(url: string, log: BackendLog): Pool {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: STATEMENT_WITHIN_MS,
    stream: endsWhenSilent,
    options: '-c synchronous_commit=on',
    types: NUMBERS,
    application_name: 'beam-wallet',
  })
  pool.on('error', () => log.warn({ event: 'storage-connection-lost' }))
  // The pool listens to idle connections only: one that breaks while it is used would end the process. Its query fails.
  pool.on('connect', (connection) => connection.on('error', () => {}))
  return pool
}

/** To a machine that vanished without a word the system would go on sending for a quarter of an hour. */
function endsWhenSilent(): Socket {
  const socket = new Socket()
  return socket.setTimeout(SILENT_MS, () => socket.destroy())
}

/** The server must sync a commit before it answers. */
async function refuseLessThanDurable(db: Kysely<Tables>): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit']) {
    const { rows } = await db.executeQuery<Record<string, string>>(CompiledQuery.raw(`show ${name}`))
    if (rows[0]?.[name] !== 'on')
      throw new Error(`PostgreSQL must have ${name} = on: else commits may be lost.`)
  }
}

/**
 * Tries until it works, or fails for a reason that will not pass, or the time is over. A commit whose answer was lost
 * is tried again too: a submission then meets its own claim and is answered as the one that was stored.
 */
async function tryFor<T>(patienceMs: number, what: () => Promise<T>): Promise<T> {
  const end = performance.now() + patienceMs
  for (;;) {
    try {
      return await what()
    } catch (error) {
      const failure = postgresFailure(error)
      const passes = failure instanceof StorageUnavailable && performance.now() + PAUSE_MS < end
      if (!passes) throw failure
      await after(PAUSE_MS, undefined)
    }
  }
}

/** Rejects as busy when it takes longer than anybody waits; what was begun goes on. */
async function inTime<T>(working: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StorageUnavailable('busy')), ANSWER_WITHIN_MS)
  })
  return Promise.race([working, late]).finally(() => clearTimeout(timer))
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), ms)
  })
}
