import { createDatabaseOpener, type DatabaseOpener } from './database-opener.ts'
import type { FileChange } from './file-change.ts'
import { createFileConnection, type FileConnection, type FileConnectionOptions } from './file-connection.ts'
import { FileLostError } from './file-lost-error.ts'
import { guardFile, type FileGuard } from './guard-file.ts'
import { runBatch, type Call, type Outcome } from './run-batch.ts'
import { openFailure } from './open-failure.ts'
import { needsNewConnection, type SqliteFailure } from './sqlite-failure.ts'

interface GuardedDatabaseOptions extends FileConnectionOptions {
  /** It was open before, or is the site's: if it is missing now, it is not created. */
  readonly mustExist: boolean
  readonly onFileChange: (change: FileChange) => void
}

/** A database file, of which it is certain with every batch that it will still be there after a restart. */
interface GuardedDatabase {
  /**
   * Throws when the file cannot be opened. One that must exist and does not, or not completely, is lost instead.
   * `lockTimeoutMs`: how long another site process may take to stop.
   */
  open(lockTimeoutMs: number): Promise<void>
  /** Whether it has been open. */
  hasBeenOpen(): boolean
  run(calls: readonly Call[]): Promise<Outcome[]>
  /** To be called every second: checks whether the file is there, and opens it again when it came back. */
  inspect(): Promise<void>
  /** What a lost file holds is rescued before. */
  close(): Promise<void>
}

/**
 * A database file that is used only while it is the one at its path
 * (docs/decisions/023-removed-database-files-are-noticed.md).
 */
export function guardDatabase(options: GuardedDatabaseOptions): GuardedDatabase {
  const connection = createFileConnection(options)
  const opener = createDatabaseOpener(connection, options.mustExist)
  const guard = guardFile(connection, options)
  return {
    async open(lockTimeoutMs) {
      try {
        await opener.open(lockTimeoutMs)
      } catch (error) {
        if (!(error instanceof FileLostError)) throw error
        guard.markLost()
      }
    },
    hasBeenOpen: opener.hasOpened,
    run: (calls) => run({ connection, opener, guard }, calls),
    inspect: guard.inspect,
    async close() {
      await guard.inspect()
      if (guard.state() === 'in-use') connection.close()
      else if (guard.state() !== 'lost' || !connection.release()) connection.abandon()
      connection.unlock()
    },
  }
}

interface Parts {
  readonly connection: FileConnection
  readonly opener: DatabaseOpener
  readonly guard: FileGuard
}

async function run(parts: Parts, calls: readonly Call[]): Promise<Outcome[]> {
  if (parts.guard.state() !== 'in-use') return failed(calls, LOST)
  try {
    return await runInPlace(parts, calls)
  } catch (error) {
    if (error instanceof FileLostError) return rejectLost(parts.guard, calls)
    parts.connection.close()
    return failed(calls, openFailure(error))
  }
}

/** What was written to a file that is gone after a restart is not acknowledged. */
async function runInPlace({ connection, opener, guard }: Parts, calls: readonly Call[]): Promise<Outcome[]> {
  const { monitor } = connection
  const current = connection.current()
  if (current && monitor.isTruncated() && monitor.isInPlace()) return rejectTruncated(guard, calls)
  const { database, db } = current ?? (await opener.open(0))
  const outcomes = await runBatch(database, db, calls)
  // First: whoever found the file again before may by now write to another WAL with the same index.
  if (!monitor.isInPlace()) return rejectLost(guard, calls)
  if (!monitor.isWalComplete()) return rejectTruncated(guard, calls)
  if (outcomes.some((outcome) => !outcome.ok && needsNewConnection(outcome.failure))) connection.close()
  else if (monitor.hasShrunk()) return rejectTruncated(guard, calls)
  return outcomes
}

function rejectLost(guard: FileGuard, calls: readonly Call[]): Outcome[] {
  guard.markLost()
  return failed(calls, LOST)
}

function rejectTruncated(guard: FileGuard, calls: readonly Call[]): Outcome[] {
  guard.markIfWalDamaged()
  return failed(calls, LOST)
}

const LOST: SqliteFailure = { kind: 'unavailable', reason: 'file-lost' }

function failed(calls: readonly Call[], failure: SqliteFailure): Outcome[] {
  return calls.map(() => ({ ok: false, failure }))
}
