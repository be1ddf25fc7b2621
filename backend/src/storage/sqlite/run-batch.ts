import type { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import { READ_COMMANDS } from '../command-kinds.ts'
import type { CommandName } from '../storage.ts'
import type { Tables } from '../tables.ts'
import { SQLITE_COMMANDS } from './sqlite-commands.ts'
import { isDiskFull, sqliteFailure, type SqliteFailure } from './sqlite-failure.ts'

export interface Call {
  readonly name: CommandName | 'checkpointAndVacuum'
  readonly input: unknown
}

export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failure: SqliteFailure }

/**
 * Runs many calls as one transaction, so that they share one sync to the disk. Outcomes are in the calls' order.
 *
 * - A call that fails is undone alone.
 * - When the transaction itself fails, every write in it has failed.
 * - On a full disk, submissions are then tried again without the other writes, which are less urgent.
 * - Reads run outside of the transaction.
 */
export async function runBatch(
  database: DatabaseSync,
  db: Kysely<Tables>,
  calls: readonly Call[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const writes: number[] = []
  for (const [index, call] of calls.entries()) {
    if (call.name === 'checkpointAndVacuum') outcomes[index] = await attempt(async () => checkpoint(database))
    else if (READ_COMMANDS.has(call.name)) outcomes[index] = await attempt(() => run(db, call))
    else writes.push(index)
  }
  const written = await runWrites(
    database,
    db,
    writes.map((index) => calls[index]!),
  )
  for (const [position, index] of writes.entries()) outcomes[index] = written[position]!
  return outcomes
}

/**
 * First without a savepoint for each call: one costs as much as what the call writes. Only when a call fails are they
 * all run again, each in a savepoint.
 */
async function runWrites(
  database: DatabaseSync,
  db: Kysely<Tables>,
  calls: readonly Call[],
): Promise<readonly Outcome[]> {
  if (calls.length === 0) return []
  const runUnprotected = async (call: Call) => ({ ok: true, value: await run(db, call) }) as const
  let result = await transact(database, calls, runUnprotected)
  if ('failure' in result && !failsWholeBatch(result.failure))
    result = await transact(database, calls, (call) => runInSavepoint(database, db, call))
  if ('outcomes' in result) return result.outcomes
  const { failure } = result
  const stored = isDiskFull(failure) ? await storeSubmissionsAlone(database, db, calls) : new Map()
  return calls.map((call) => stored.get(call) ?? { ok: false, failure })
}

/** Without the other writes. No outcomes when there are no others. */
async function storeSubmissionsAlone(
  database: DatabaseSync,
  db: Kysely<Tables>,
  calls: readonly Call[],
): Promise<ReadonlyMap<Call, Outcome>> {
  const submissions = calls.filter(({ name }) => name === 'acceptSubmission')
  if (submissions.length === calls.length) return new Map()
  const outcomes = await runWrites(database, db, submissions)
  return new Map(submissions.map((call, index) => [call, outcomes[index]!]))
}

type TransactionResult = { readonly outcomes: readonly Outcome[] } | { readonly failure: SqliteFailure }

/** All of them committed, or what broke the transaction. */
async function transact(
  database: DatabaseSync,
  calls: readonly Call[],
  runOne: (call: Call) => Promise<Outcome>,
): Promise<TransactionResult> {
  try {
    database.exec('begin immediate')
    const outcomes: Outcome[] = []
    for (const call of calls) outcomes.push(await runOne(call))
    database.exec('commit')
    return { outcomes }
  } catch (error) {
    rollBack(database)
    return { failure: error instanceof BatchFailedError ? error.failure : sqliteFailure(error) }
  }
}

class BatchFailedError extends Error {
  readonly failure: SqliteFailure

  constructor(failure: SqliteFailure) {
    super('The whole transaction failed')
    this.failure = failure
  }
}

/** Throws when the failure concerns the whole transaction. */
async function runInSavepoint(database: DatabaseSync, db: Kysely<Tables>, call: Call): Promise<Outcome> {
  database.exec('savepoint one')
  const outcome = await attempt(() => run(db, call))
  if (!outcome.ok) {
    if (!database.isTransaction || failsWholeBatch(outcome.failure))
      throw new BatchFailedError(outcome.failure)
    database.exec('rollback to one')
  }
  database.exec('release one')
  return outcome
}

function failsWholeBatch(failure: SqliteFailure): boolean {
  return failure.kind === 'busy' || failure.kind === 'unavailable'
}

async function attempt(what: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { ok: true, value: await what() }
  } catch (error) {
    return { ok: false, failure: sqliteFailure(error) }
  }
}

function run(db: Kysely<Tables>, { name, input }: Call): Promise<unknown> {
  const command = SQLITE_COMMANDS[name as CommandName] as (
    db: Kysely<Tables>,
    input: unknown,
  ) => Promise<unknown>
  return command(db, input)
}

function rollBack(database: DatabaseSync): void {
  try {
    if (database.isTransaction) database.exec('rollback')
  } catch {
    // The transaction is gone either way: the connection is closed next.
  }
}

/** Moves the WAL into the database and empties its file; false when a reader holds it back. */
function checkpoint(database: DatabaseSync): boolean {
  const row = database.prepare('pragma wal_checkpoint(truncate)').get()
  return row?.['busy'] === 0
}
