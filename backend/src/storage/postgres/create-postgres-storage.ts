import { setTimeout as pause } from 'node:timers/promises'
import { CompiledQuery, type Kysely } from 'kysely'
import type { BackendLog } from '../../backend-log.ts'
import { withTimeout } from '../../../../environment/with-timeout.ts'
import { COMMAND_NAMES, READ_COMMANDS, SINGLE_STATEMENT_WRITES } from '../command-kinds.ts'
import type { NewSubmission } from '../commands/accept-submission.ts'
import { StorageUnavailableError, type CommandName, type Storage } from '../storage.ts'
import type { Tables } from '../tables.ts'
import { acceptSubmissions } from './accept-submissions.ts'
import { batchAccepts } from './batch-accepts.ts'
import { limitCalls } from './limit-calls.ts'
import { openPostgres } from './open-postgres.ts'
import { POSTGRES_COMMANDS } from './postgres-commands.ts'
import { retryWhileUnavailable } from './retry-while-unavailable.ts'

interface PostgresStorageDependencies {
  readonly url: string
  readonly log: BackendLog
}

const READY_TIMEOUT_MS = 800
const DRAIN_PAUSE_MS = 100
/** Tried again after its answer was lost, a nonce would take its own first use for somebody else's. */
const ONCE: ReadonlySet<CommandName> = new Set(['consumeNonce'])
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
  const limiter = limitCalls()
  let isClosed = false

  async function run(name: CommandName, input: unknown): Promise<unknown> {
    if (isClosed) throw new StorageUnavailableError('closed')
    const retryForMs = ONCE.has(name) ? 0 : undefined
    return limiter.run(() => retryWhileUnavailable(() => runOnce(name, input), retryForMs))
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
    COMMAND_NAMES.map((name) => [name, (input: unknown) => run(name, input)]),
  ) as unknown as Storage
  return {
    ...calls,
    ready: async () => !isClosed && withTimeout(isWritable(), READY_TIMEOUT_MS, () => false),
    async checkpointAndVacuum() {
      for (const table of VACUUMED_TABLES) await db.executeQuery(CompiledQuery.raw(`vacuum ${table}`))
      return true
    },
    status: limiter.status,
    async close() {
      if (isClosed) return
      isClosed = true
      while (limiter.status().queued > 0) await pause(DRAIN_PAUSE_MS)
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
