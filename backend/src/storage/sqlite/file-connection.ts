import { identityOf } from './file-identity.ts'
import { createFileLock } from './file-lock.ts'
import { monitorFile, type FileMonitor } from './file-monitor.ts'
import { isIntactDatabase } from './is-intact-database.ts'
import { openSqlite, type OpenSqlite } from './open-sqlite.ts'
import { checkpointLostLog } from './checkpoint-lost-log.ts'
import { abandonConnection, releaseConnection } from './release-connection.ts'

export interface FileConnectionOptions {
  readonly file: string
  readonly maxBytes: number | undefined
  /** This is the site: no other may use the file. */
  readonly isSite: boolean
}

/** The connection to a database file, with its lock and its monitor: opened and closed together. */
export interface FileConnection {
  readonly monitor: FileMonitor
  /** Undefined when none is open. */
  current(): OpenSqlite | undefined
  /** Throws when the file cannot be opened. `lockTimeoutMs`: how long another site process may take to stop. */
  open(lockTimeoutMs: number): Promise<OpenSqlite>
  /** Opens the file that is there now, if it is a complete database. */
  openIfIntact(): Promise<boolean>
  /** The file that is open is still there, without its log or index. */
  isOwnFile(): boolean
  /** Moves what the lost log held into the file. False when that is impossible. */
  checkpoint(): boolean
  close(): void
  /** Closes the connection to a file that is no longer under its name. */
  release(): void
  /** Leaves the connection open until the process ends: closing would write a damaged log into the database. */
  abandon(): void
  unlock(): void
}

/** Short: while one call waits, all wait. The storage tries again by itself. */
const BUSY_TIMEOUT_MS = 50

/** Opens and closes a database file; the site locks it for itself. */
export function createFileConnection({ file, maxBytes, isSite }: FileConnectionOptions): FileConnection {
  const lock = createFileLock(file)
  const monitor = monitorFile(file)
  let connection: OpenSqlite | undefined

  async function open(lockTimeoutMs: number): Promise<OpenSqlite> {
    if (isSite) await lock.acquire(lockTimeoutMs)
    connection = await openSqlite(file, BUSY_TIMEOUT_MS, maxBytes)
    monitor.start()
    return connection
  }

  async function openIfIntact(): Promise<boolean> {
    try {
      if (isSite) await lock.acquire(0)
      if (!isIntactDatabase(file)) return false
      await open(0)
      return true
    } catch {
      return false
    }
  }

  function close(): void {
    try {
      connection?.database.close()
      monitor.close()
    } catch {
      // A broken connection may fail to close; it is not used again.
      monitor.forget()
    }
    connection = undefined
  }

  function release(): void {
    const { opened } = monitor
    if (connection && opened && releaseConnection(connection.database, file, opened)) monitor.close()
    else monitor.forget()
    connection = undefined
  }

  return {
    monitor,
    current: () => connection,
    open,
    openIfIntact,
    isOwnFile: () => monitor.opened !== undefined && identityOf(file).main === monitor.opened.main,
    checkpoint: () =>
      connection !== undefined &&
      monitor.opened !== undefined &&
      checkpointLostLog(connection.database, file, monitor.opened),
    close,
    release,
    abandon: () => abandonConnection(connection?.database),
    unlock: () => lock.release(),
  }
}
