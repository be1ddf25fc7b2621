import type { FileChange } from './file-change.ts'
import { createFileConnection, type FileConnectionOptions } from './file-connection.ts'
import { guardFile } from './guard-file.ts'
import { FileInUseError } from './file-lock.ts'
import { runBatch, type Call, type Outcome } from './run-batch.ts'
import { needsNewConnection, sqliteFailure, type SqliteFailure } from './sqlite-failure.ts'

interface GuardedDatabaseOptions extends FileConnectionOptions {
  /** It was open before: if it is missing now, it is not created again. */
  readonly mustExist: boolean
  readonly onFileChange: (change: FileChange) => void
}

/** A database file, of which it is certain with every batch that it will still be there after a restart. */
interface GuardedDatabase {
  /** Throws when the file cannot be opened. `lockTimeoutMs`: how long another site process may take to stop. */
  open(lockTimeoutMs: number): Promise<void>
  run(calls: readonly Call[]): Promise<Outcome[]>
  /** To be called every second: checks whether the file is there, and opens it again when it came back. */
  inspect(): Promise<void>
  close(): void
}

/** A database file that is used only while it is the one at its path. */
export function guardDatabase(options: GuardedDatabaseOptions): GuardedDatabase {
  const connection = createFileConnection(options)
  const { monitor } = connection
  const guard = guardFile(connection, options)
  let mustExist = options.mustExist

  async function open(lockTimeoutMs: number) {
    const opened = await connection.open(lockTimeoutMs)
    mustExist = true
    return opened
  }

  async function run(calls: readonly Call[]): Promise<Outcome[]> {
    if (guard.state() !== 'in-use') return failed(calls, LOST)
    try {
      const current = connection.current()
      if (!current && isMissing()) return rejectLost(calls)
      if (current && monitor.isTruncated() && monitor.isInPlace()) return rejectTruncated(calls)
      const { database, db } = current ?? (await open(0))
      const outcomes = await runBatch(database, db, calls)
      if (!monitor.isLogComplete()) return rejectTruncated(calls)
      if (outcomes.some((outcome) => !outcome.ok && needsNewConnection(outcome.failure))) connection.close()
      else if (!monitor.isInPlace()) return rejectLost(calls)
      else if (monitor.isSmaller()) return rejectTruncated(calls)
      return outcomes
    } catch (error) {
      connection.close()
      return failed(calls, error instanceof FileInUseError ? { kind: 'busy' } : sqliteFailure(error))
    }
  }

  /** An empty database never replaces one that was there. */
  function isMissing(): boolean {
    return mustExist && monitor.isMissing()
  }

  /** What was written just now may be gone after a restart, so it is not acknowledged. */
  function rejectLost(calls: readonly Call[]): Outcome[] {
    guard.markLost()
    return failed(calls, LOST)
  }

  function rejectTruncated(calls: readonly Call[]): Outcome[] {
    guard.markIfLogDamaged()
    return failed(calls, LOST)
  }

  return {
    async open(lockTimeoutMs) {
      if (isMissing()) guard.markLost()
      else await open(lockTimeoutMs)
    },
    run,
    inspect: guard.inspect,
    close() {
      if (guard.state() === 'in-use') connection.close()
      else if (guard.state() === 'lost') connection.release()
      else connection.abandon()
      connection.unlock()
    },
  }
}

const LOST: SqliteFailure = { kind: 'unavailable', reason: 'file-lost' }

function failed(calls: readonly Call[], failure: SqliteFailure): Outcome[] {
  return calls.map(() => ({ ok: false, failure }))
}
