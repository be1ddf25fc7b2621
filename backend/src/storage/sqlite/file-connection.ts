import { assertCompleteDatabase } from './assert-complete-database.ts'
import { checkpointLostWal } from './checkpoint-lost-wal.ts'
import { identityOf, NO_FILE, type FileIdentity } from './file-identity.ts'
import { createFileLock } from './file-lock.ts'
import { FileLostError } from './file-lost-error.ts'
import { createFileMonitor, type FileMonitor } from './file-monitor.ts'
import { isIntactDatabase } from './is-intact-database.ts'
import { isTruncatedDatabase } from './is-truncated-database.ts'
import { openSqlite, type OpenSqlite } from './open-sqlite.ts'
import { abandonConnection, releaseConnection } from './release-connection.ts'
import { setWalAside } from './set-wal-aside.ts'

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
  /**
   * Throws when the file cannot be opened, with FileLostError when only a part of a database is there, or none although
   * it must exist.
   * `lockTimeoutMs`: how long another site process may take to stop.
   */
  open(lockTimeoutMs: number, mustExist: boolean): Promise<OpenSqlite>
  /** Opens the file that is there now, if it is a complete database. */
  openIfIntact(): Promise<boolean>
  /** The file that is open is still there, without its WAL or index. */
  isOwnFile(): boolean
  /** Moves what the lost WAL held into the file. False when that is impossible. */
  checkpoint(): boolean
  close(): void
  /** Closes the connection to a file that is no longer at its path. False while that is impossible. */
  release(): boolean
  /** Leaves the connection open until the process ends: closing would write a damaged WAL into the database. */
  abandon(): void
  unlock(): void
}

/** Short: while one call waits, all wait. The storage tries again by itself. */
const BUSY_TIMEOUT_MS = 50

/** Opens and closes a database file; the site locks it for itself. */
export function createFileConnection({ file, maxBytes, isSite }: FileConnectionOptions): FileConnection {
  const lock = createFileLock(file)
  const monitor = createFileMonitor(file)
  let connection: OpenSqlite | undefined
  /** What the connection was opened as. */
  let opened: FileIdentity | undefined
  /** The files at the path when the last connection was closed, or when the database there was incomplete. */
  let previous: FileIdentity | undefined

  async function open(lockTimeoutMs: number, mustExist: boolean): Promise<OpenSqlite> {
    if (isSite) await lock.acquire(lockTimeoutMs)
    // Whether that WAL fits the new file is not known yet: `openIfIntact` finds out.
    if (hasForeignWal()) throw new FileLostError()
    const { main } = identityOf(file)
    if (mustExist || isTruncatedDatabase(file)) assertComplete()
    connection = await openSqlite(file, BUSY_TIMEOUT_MS, { maxBytes, mustExist })
    try {
      monitor.start()
      opened = monitor.opened
      const isChanged = main !== NO_FILE && monitor.opened?.main !== main
      if (isChanged || !monitor.isInPlace()) throw new FileLostError()
      return connection
    } catch (error) {
      // Nothing of this WAL may be mistaken for that of the file that is there now.
      if (!monitor.opened) close()
      else if (!release()) monitor.close()
      throw error
    }
  }

  function assertComplete(): void {
    previous = identityOf(file)
    assertCompleteDatabase(file)
    previous = undefined
  }

  /** Whether the file was replaced, e.g. by a backup, and the WAL beside it is still that of the previous file. */
  function hasForeignWal(): boolean {
    const { main, wal } = identityOf(file)
    return previous !== undefined && main !== previous.main && wal !== NO_FILE && wal === previous.wal
  }

  async function openIfIntact(): Promise<boolean> {
    try {
      if (isSite) await lock.acquire(0)
      if (isSite && !isIntactDatabase(file) && hasForeignWal() && !setWalAside(file)) return false
      if (!isIntactDatabase(file)) return false
      previous = undefined
      await open(0, true)
      return true
    } catch {
      return false
    }
  }

  function close(): void {
    try {
      connection?.database.close()
    } catch {
      // A broken connection may fail to close; it is not used again.
    }
    previous = opened ?? previous
    forget()
  }

  function release(): boolean {
    if (connection && opened && !releaseConnection(connection.database, file, opened, isSite)) return false
    forget()
    return true
  }

  function forget(): void {
    monitor.close()
    connection = undefined
    opened = undefined
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
      checkpointLostWal(connection.database, file, monitor.opened),
    close,
    release,
    abandon() {
      const { main, wal } = identityOf(file)
      // The next start would take it for the WAL of the new file.
      if (isSite && opened && main !== NO_FILE && main !== opened.main && wal === opened.wal)
        setWalAside(file)
      abandonConnection(connection?.database)
    },
    unlock: () => lock.release(),
  }
}
