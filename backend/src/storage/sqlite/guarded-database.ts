import { identityOf } from './file-identity.ts'
import { createFileLock, FileInUse } from './file-lock.ts'
import { monitorFile } from './file-monitor.ts'
import { isIntactDatabase, hasCompleteHeader } from './is-intact-database.ts'
import { openSqlite, type OpenSqlite } from './open-sqlite.ts'
import { abandonConnection, releaseConnection, checkpointLostLog, rescueCopy } from './release-lost-file.ts'
import { runBatch, type Call, type Outcome } from './run-batch.ts'
import { needsNewConnection, sqliteFailure, type SqliteFailure } from './sqlite-failure.ts'

interface GuardedDatabaseOptions {
  readonly file: string
  readonly maxBytes: number | undefined
  /** This is the site: no other may use the file, and what it holds is rescued when somebody removes it. */
  readonly isSite: boolean
  /** It was open before: if it is missing now, it is not created again. */
  readonly mustExist: boolean
  readonly onFileChange: (change: FileChange) => void
}

export type FileChange =
  /** The file that is open is no longer the one under its name. */
  | { readonly kind: 'lost' }
  /** What was stored until then is in this copy. */
  | { readonly kind: 'rescued'; readonly copy: string }
  /** There is a database under the name again, and it is used. */
  | { readonly kind: 'found' }
  /** Another database was put into the same file, and it is used. */
  | { readonly kind: 'replaced' }

/** A database file, of which it is certain with every batch that it will still be there after a restart. */
interface GuardedDatabase {
  /** Throws when the file cannot be opened. `lockTimeoutMs`: how long another site process may take to stop. */
  open(lockTimeoutMs: number): Promise<void>
  run(calls: readonly Call[]): Promise<Outcome[]>
  /** To be called every second: checks whether the file is there, and opens it again when it came back. */
  inspect(): Promise<void>
  close(): void
}

/** Short: while one call waits, all wait. The storage tries again by itself. */
const BUSY_TIMEOUT_MS = 50

export function guardDatabase(options: GuardedDatabaseOptions): GuardedDatabase {
  const { file, maxBytes, isSite, onFileChange: onChange } = options
  const lock = createFileLock(file)
  const monitor = monitorFile(file)
  let connection: OpenSqlite | undefined
  let isLost = false
  /** The log was truncated under the open database: a checkpoint would now destroy the database file as well. */
  let isLogDamaged = false
  let mustExist = options.mustExist
  let isRescued = false

  async function open(lockTimeoutMs: number): Promise<OpenSqlite> {
    if (isSite) await lock.acquire(lockTimeoutMs)
    connection = await openSqlite(file, BUSY_TIMEOUT_MS, maxBytes)
    monitor.start()
    mustExist = true
    return connection
  }

  async function run(calls: readonly Call[]): Promise<Outcome[]> {
    if (isLost) return failed(calls, LOST)
    try {
      if (!connection && isMissing()) return markLost(calls)
      if (connection && monitor.isTruncated() && monitor.isInPlace()) return markTruncated(calls)
      const { database, db } = connection ?? (await open(0))
      const outcomes = await runBatch(database, db, calls)
      if (!monitor.isLogComplete()) return markTruncated(calls)
      if (outcomes.some((outcome) => !outcome.ok && needsNewConnection(outcome.failure))) disconnect()
      else if (!monitor.isInPlace()) return markLost(calls)
      else if (monitor.isSmaller()) return markTruncated(calls)
      return outcomes
    } catch (error) {
      disconnect()
      return failed(calls, error instanceof FileInUse ? { kind: 'busy' } : sqliteFailure(error))
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
    isRescued = false
    monitor.forgetSize()
    onChange({ kind: 'lost' })
    return failed(calls, LOST)
  }

  async function inspect(): Promise<void> {
    if (!isLost && connection) await (monitor.isInPlace() ? checkShrinking() : markLost())
    if (isLogDamaged) return rescueOnce()
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
      if (connection) rescue(connection)
    }
    disconnect()
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
    const { opened } = monitor
    const isStillOurs = opened !== undefined && identityOf(file).main === opened.main
    if (connection && !(isStillOurs && checkpointLostLog(connection.database, file, opened)))
      rescue(connection)
    if (!isStillOurs && !monitor.isFullyCopied()) return false
    if (connection && opened && releaseConnection(connection.database, file, opened)) monitor.close()
    else monitor.forget()
    connection = undefined
    try {
      if (isSite) await lock.acquire(0)
      if (!isIntactDatabase(file)) return false
      await open(0)
      return true
    } catch {
      return false
    }
  }

  /** What is in memory and in the database file. A second attempt would find less in memory than the first. */
  function rescueOnce(): void {
    if (connection) rescue(connection)
    isRescued = true
  }

  function rescue({ database }: OpenSqlite): void {
    if (!isSite || isRescued) return
    const copy = rescueCopy(database, file)
    isRescued = copy !== undefined
    if (copy !== undefined) onChange({ kind: 'rescued', copy })
  }

  function disconnect(): void {
    try {
      connection?.database.close()
      monitor.close()
    } catch {
      // A broken connection may fail to close; it is not used again.
      monitor.forget()
    }
    connection = undefined
  }

  return {
    open: async (lockTimeoutMs) => void (isMissing() ? markLost() : await open(lockTimeoutMs)),
    run,
    inspect,
    close() {
      // Closing would write the damaged log into the database: the connection ends with the process.
      if (isLogDamaged) abandonConnection(connection?.database)
      else if (!isLost) disconnect()
      else if (connection && monitor.opened) releaseConnection(connection.database, file, monitor.opened)
      lock.release()
    },
  }
}

const LOST: SqliteFailure = { kind: 'unavailable', reason: 'file-lost' }

function failed(calls: readonly Call[], failure: SqliteFailure): Outcome[] {
  return calls.map(() => ({ ok: false, failure }))
}
