import type { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import { READS, commands } from '../commands.ts'
import type { CommandName } from '../storage.ts'
import type { Tables } from '../tables.ts'
import { sqliteFailure, type SqliteFailure } from './sqlite-failure.ts'

export interface Call {
  readonly name: CommandName | 'scrub'
  readonly input: unknown
}

export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failure: SqliteFailure }

/**
 * Runs many calls as one transaction, so that they share one sync to the disk. A call that fails is undone alone;
 * when the transaction itself fails, every write in it has failed. Reads stand outside. Outcomes in the calls' order.
 */
export async function runBatch(
  database: DatabaseSync,
  db: Kysely<Tables>,
  calls: readonly Call[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const writes: number[] = []
  for (const [place, call] of calls.entries()) {
    if (call.name === 'scrub') outcomes[place] = scrub(database)
    else if (READS.has(call.name)) outcomes[place] = await attempt(() => run(db, call))
    else writes.push(place)
  }
  if (writes.length > 0) await runWrites(database, db, calls, writes, outcomes)
  return outcomes
}

async function runWrites(
  database: DatabaseSync,
  db: Kysely<Tables>,
  calls: readonly Call[],
  writes: readonly number[],
  outcomes: Outcome[],
): Promise<void> {
  try {
    database.exec('begin immediate')
    for (const place of writes) outcomes[place] = await runAlone(database, db, calls[place]!)
    database.exec('commit')
  } catch (error) {
    rollBack(database)
    const failure = error instanceof BatchFailed ? error.failure : sqliteFailure(error)
    for (const place of writes) outcomes[place] = { ok: false, failure }
  }
}

class BatchFailed extends Error {
  readonly failure: SqliteFailure

  constructor(failure: SqliteFailure) {
    super('The whole transaction failed')
    this.failure = failure
  }
}

/** Throws when the failure concerns the whole transaction. */
async function runAlone(database: DatabaseSync, db: Kysely<Tables>, call: Call): Promise<Outcome> {
  database.exec('savepoint one')
  const outcome = await attempt(() => run(db, call))
  if (!outcome.ok) {
    if (!database.isTransaction || concernsAll(outcome.failure)) throw new BatchFailed(outcome.failure)
    database.exec('rollback to one')
  }
  database.exec('release one')
  return outcome
}

function concernsAll(failure: SqliteFailure): boolean {
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
  const command = commands[name as CommandName] as (db: Kysely<Tables>, input: unknown) => Promise<unknown>
  return command(db, input)
}

function rollBack(database: DatabaseSync): void {
  try {
    if (database.isTransaction) database.exec('rollback')
  } catch {
    // The transaction is gone either way: the connection is thrown away next.
  }
}

/** Moves the write-ahead log into the database and empties its file; false when a reader holds it back. */
function scrub(database: DatabaseSync): Outcome {
  const row = database.prepare('pragma wal_checkpoint(truncate)').get()
  return { ok: true, value: row?.['busy'] === 0 }
}
