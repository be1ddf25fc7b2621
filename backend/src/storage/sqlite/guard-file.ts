import type { FileChange } from './file-change.ts'
import type { FileConnection } from './file-connection.ts'
import { hasCompleteHeader, isIntactDatabase } from './is-intact-database.ts'
import { createLostFileRescue } from './lost-file-rescue.ts'

/**
 * - `in-use`: the file at its path is the one that is open, or none was open yet.
 * - `lost`: it was removed, replaced or truncated. It is in use again once a complete database is at its path.
 * - `log-damaged`: its log was truncated under the open database. A checkpoint would now destroy the database file as
 *   well, so that nothing is done with it until the process ends.
 */
type FileState = 'in-use' | 'lost' | 'log-damaged'

/** Decides whether an open database file may be used, and opens it again when it came back. */
interface FileGuard {
  state(): FileState
  markLost(): void
  /** When frames of the log are missing. Otherwise a smaller file may be a restored backup: `inspect` decides. */
  markIfLogDamaged(): void
  /** To be called every second. */
  inspect(): Promise<void>
}

interface FileGuardOptions {
  readonly file: string
  /** The site: what the file holds is rescued when somebody removes it. */
  readonly isSite: boolean
  readonly onFileChange: (change: FileChange) => void
}

/** Guards the file of a connection; `inspect` must be called regularly. */
export function guardFile(
  connection: FileConnection,
  { file, isSite, onFileChange }: FileGuardOptions,
): FileGuard {
  const { monitor } = connection
  const rescue = isSite ? createLostFileRescue(file, onFileChange) : undefined
  let state: FileState = 'in-use'

  function markAs(next: Exclude<FileState, 'in-use'>): void {
    state = next
    rescue?.reset()
    monitor.forgetSize()
    onFileChange({ kind: 'lost' })
  }

  const markLost = () => markAs('lost')

  function markIfLogDamaged(): void {
    if (!monitor.isLogComplete()) markAs('log-damaged')
  }

  async function inspect(): Promise<void> {
    if (state === 'in-use' && connection.current()) {
      if (monitor.isInPlace()) await checkShrinking()
      else markLost()
    }
    if (state === 'in-use') return
    // What is in memory and in the database file.
    if (state === 'log-damaged') return rescue?.attemptOnce(connection.current())
    if (!monitor.isInPlace() && !(await reopen())) return
    state = 'in-use'
    onFileChange({ kind: 'found' })
  }

  /** A file in its place shrinks only when another database was put into it, by a restore or by hand. */
  async function checkShrinking(): Promise<void> {
    if (!monitor.isLogComplete()) return markAs('log-damaged')
    if (!monitor.hasShrunk()) return
    if (!hasCompleteHeader(file)) {
      markLost()
      rescue?.attempt(connection.current())
      return connection.close()
    }
    connection.close()
    if (!isIntactDatabase(file)) return markLost()
    try {
      await connection.open(0)
      onFileChange({ kind: 'replaced' })
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

  return { state: () => state, markLost, markIfLogDamaged, inspect }
}
