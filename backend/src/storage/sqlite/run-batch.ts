import type { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import { READ_COMMANDS } from '../commands.ts'
import type { CommandName } from '../storage.ts'
import type { Tables } from '../tables.ts'
import { SQLITE_COMMANDS } from './sqlite-commands.ts'
import { sqliteFailure, type SqliteFailure } from './sqlite-failure.ts'

export interface Call {
  readonly name: CommandName | 'checkpointAndVacuum'
  readonly input: unknown
}

export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failure: SqliteFailure }

/**
 * Runs many calls as one transaction, so that they share one sync to the disk. A call that fails is undone alone;
 * when the transaction itself fails, every write in it has failed; but on a full disk, submissions are tried again without
 * the other writes, which are less urgent. Reads run outside it. Outcomes in the calls' order.
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
  const withoutSavepoints = await transact(database, calls, async (call) => ({
    ok: true,
    value: await run(db, call),
  }))
  if ('outcomes' in withoutSavepoints) return withoutSavepoints.outcomes
  const withSavepoints = failsWholeBatch(withoutSavepoints.failure)
    ? withoutSavepoints
    : await transact(database, calls, (call) => runInSavepoint(database, db, call))
  if ('outcomes' in withSavepoints) return withSavepoints.outcomes
  const { failure } = withSavepoints
  const submissions = calls.filter(isSubmission)
  const isAlone = submissions.length === calls.length
  const isFull = failure.kind === 'unavailable' && failure.isFull === true
  const stored = isFull && !isAlone ? await runWrites(database, db, submissions) : []
  return calls.map((call) => stored[submissions.indexOf(call)] ?? { ok: false, failure })
}

function isSubmission({ name }: Call): boolean {
  return name === 'acceptSubmission'
}

/** All of them committed, or what broke the transaction. */
async function transact(
  database: DatabaseSync,
  calls: readonly Call[],
  runOne: (call: Call) => Promise<Outcome>,
): Promise<{ readonly outcomes: readonly Outcome[] } | { readonly failure: SqliteFailure }> {
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

/** Moves the write-ahead log into the database and empties its file; false when a reader holds it back. */
function checkpoint(database: DatabaseSync): boolean {
  const row = database.prepare('pragma wal_checkpoint(truncate)').get()
  return row?.['busy'] === 0
}
