import { setTimeout as pause } from 'node:timers/promises'
import { CompiledQuery, type Kysely } from 'kysely'
import type { BackendLog } from '../../backend-log.ts'
import { withTimeout } from '../../../../environment/with-timeout.ts'
import { READ_COMMANDS, SINGLE_STATEMENT_WRITES } from '../commands.ts'
import type { NewSubmission } from '../commands/accept-submission.ts'
import { StorageUnavailableError, type CommandName, type Storage } from '../storage.ts'
import type { Tables } from '../tables.ts'
import { acceptSubmissions } from './accept-submissions.ts'
import { batchAccepts } from './batch-accepts.ts'
import { openPostgres } from './open-postgres.ts'
import { POSTGRES_COMMANDS } from './postgres-commands.ts'
import { retryWhileUnavailable } from './retry-while-unavailable.ts'

interface PostgresStorageDependencies {
  readonly url: string
  readonly log: BackendLog
}

const MAX_OPEN_CALLS = 2_000
const READY_TIMEOUT_MS = 800
/**
 * What a silent database holds may still be stored, but the response is 503. Less than the fifteen seconds
 * after which the site closes a silent connection (server/connections/listen.ts).
 */
const CALL_TIMEOUT_MS = 12_000
const DRAIN_PAUSE_MS = 100
/** Tried again after its answer was lost, a nonce would take its own first use for somebody else's. */
const ONCE: ReadonlySet<CommandName> = new Set(['useNonce'])
const VACUUMED_TABLES = ['submissions', 'addresses', 'files', 'outbox', 'intake_keys']

/**
 * Submissions in PostgreSQL, shared with other site processes. While it cannot be reached, calls fail as unavailable,
 * and later calls try again. Throws when the tables are newer than this program or commits are not durable.
 */
export async function createPostgresStorage({ url, log }: PostgresStorageDependencies): Promise<Storage> {
  const { db, ensureOpen } = await openPostgres(url, log)
  const accept = batchAccepts({
    acceptOne: (submission) => POSTGRES_COMMANDS.acceptSubmission(db, submission),
    acceptMany: (submissions) => acceptSubmissions(db, submissions),
  })
  const status = { queued: 0, latencyMs: 0, rejected: 0, generation: 0 }
  let isClosed = false

  async function run(name: CommandName, input: unknown): Promise<unknown> {
    if (isClosed) throw new StorageUnavailableError('closed')
    if (status.queued >= MAX_OPEN_CALLS) return reject(new StorageUnavailableError('queue-full'))
    const since = performance.now()
    status.queued += 1
    try {
      const retried = retryWhileUnavailable(() => runOnce(name, input), ONCE.has(name) ? 0 : undefined)
      const value = await withTimeout(retried, CALL_TIMEOUT_MS, throwBusy)
      status.latencyMs = performance.now() - since
      return value
    } catch (error) {
      return reject(error)
    } finally {
      status.queued -= 1
    }
  }

  function reject(error: unknown): never {
    if (error instanceof StorageUnavailableError) status.rejected += 1
    throw error
  }

  async function runOnce(name: CommandName, input: unknown): Promise<unknown> {
    await ensureOpen()
    return name === 'acceptSubmission' ? accept(input as NewSubmission) : runCommand(db, name, input)
  }

  async function isWritable(): Promise<boolean> {
    return runOnce('checkWritable', null).then(
      () => true,
      () => false,
    )
  }

  const calls = Object.fromEntries(
    (Object.keys(POSTGRES_COMMANDS) as CommandName[]).map((name) => [
      name,
      (input: unknown) => run(name, input),
    ]),
  ) as unknown as Storage
  return {
    ...calls,
    ready: async () => !isClosed && withTimeout(isWritable(), READY_TIMEOUT_MS, () => false),
    async checkpointAndVacuum() {
      for (const table of VACUUMED_TABLES) await db.executeQuery(CompiledQuery.raw(`vacuum ${table}`))
      return true
    },
    status: () => ({ ...status }),
    async close() {
      if (isClosed) return
      isClosed = true
      while (status.queued > 0) await pause(DRAIN_PAUSE_MS)
      await db.destroy()
    },
  }
}

/** In a transaction, unless the command is one statement. */
function runCommand(db: Kysely<Tables>, name: CommandName, input: unknown): Promise<unknown> {
  const command = POSTGRES_COMMANDS[name] as (db: Kysely<Tables>, input: unknown) => Promise<unknown>
  if (READ_COMMANDS.has(name) || SINGLE_STATEMENT_WRITES.has(name)) return command(db, input)
  return db.transaction().execute((transaction) => command(transaction, input))
}

function throwBusy(): never {
  throw new StorageUnavailableError('busy')
}
