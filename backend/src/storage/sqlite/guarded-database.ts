import type { FileChange } from './file-change.ts'
import { createFileConnection, type FileConnectionOptions } from './file-connection.ts'
import { FileInUseError } from './file-lock.ts'
import { hasCompleteHeader, isIntactDatabase } from './is-intact-database.ts'
import { createRescue } from './rescue.ts'
import { runBatch, type Call, type Outcome } from './run-batch.ts'
import { needsNewConnection, sqliteFailure, type SqliteFailure } from './sqlite-failure.ts'

/** `isSite`: what the file holds is rescued when somebody removes it. */
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
  const { file, isSite, onFileChange: onChange } = options
  const connection = createFileConnection(options)
  const { monitor } = connection
  const rescue = isSite ? createRescue(file, onChange) : undefined
  let isLost = false
  /** The log was truncated under the open database: a checkpoint would now destroy the database file as well. */
  let isLogDamaged = false
  let mustExist = options.mustExist

  async function open(lockTimeoutMs: number) {
    const opened = await connection.open(lockTimeoutMs)
    mustExist = true
    return opened
  }

  async function run(calls: readonly Call[]): Promise<Outcome[]> {
    if (isLost) return failed(calls, LOST)
    try {
      const current = connection.current()
      if (!current && isMissing()) return markLost(calls)
      if (current && monitor.isTruncated() && monitor.isInPlace()) return markTruncated(calls)
      const { database, db } = current ?? (await open(0))
      const outcomes = await runBatch(database, db, calls)
      if (!monitor.isLogComplete()) return markTruncated(calls)
      if (outcomes.some((outcome) => !outcome.ok && needsNewConnection(outcome.failure))) connection.close()
      else if (!monitor.isInPlace()) return markLost(calls)
      else if (monitor.isSmaller()) return markTruncated(calls)
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

  /** A smaller database file may be a restored backup: the next inspection decides. */
  function markTruncated(calls: readonly Call[] = []): Outcome[] {
    if (monitor.isLogComplete()) return failed(calls, LOST)
    isLogDamaged = true
    return markLost(calls)
  }

  /** What was written just now may be gone after a restart, so it is not acknowledged. */
  function markLost(calls: readonly Call[] = []): Outcome[] {
    isLost = true
    rescue?.reset()
    monitor.forgetSize()
    onChange({ kind: 'lost' })
    return failed(calls, LOST)
  }

  async function inspect(): Promise<void> {
    if (!isLost && connection.current()) await (monitor.isInPlace() ? checkShrinking() : markLost())
    // What is in memory and in the database file.
    if (isLogDamaged) return rescue?.attemptOnce(connection.current())
    if (!isLost) return
    if (monitor.isInPlace() || (await reopen())) {
      isLost = false
      onChange({ kind: 'found' })
    }
  }

  /** A file in its place shrinks only when another database was put into it, by a restore or by hand. */
  async function checkShrinking(): Promise<void> {
    if (!monitor.isLogComplete()) return void markTruncated()
    if (!monitor.hasShrunk()) return
    if (!hasCompleteHeader(file)) {
      markLost()
      rescue?.attempt(connection.current())
    }
    connection.close()
    if (isLost) return
    if (!isIntactDatabase(file)) return void markLost()
    try {
      await open(0)
      onChange({ kind: 'replaced' })
    } catch {
      markLost()
    }
  }

  /** Opens the file that is there now, once it is certain that it is a complete database. */
  async function reopen(): Promise<boolean> {
    const isOwnFile = connection.isOwnFile()
    if (!isOwnFile || !connection.checkpoint()) rescue?.attempt(connection.current())
    if (!isOwnFile && !monitor.isFullyCopied()) return false
    connection.release()
    return connection.openIfIntact()
  }

  return {
    open: async (lockTimeoutMs) => void (isMissing() ? markLost() : await open(lockTimeoutMs)),
    run,
    inspect,
    close() {
      if (isLogDamaged) connection.abandon()
      else if (isLost) connection.release()
      else connection.close()
      connection.unlock()
    },
  }
}

const LOST: SqliteFailure = { kind: 'unavailable', reason: 'file-lost' }

function failed(calls: readonly Call[], failure: SqliteFailure): Outcome[] {
  return calls.map(() => ({ ok: false, failure }))
}
