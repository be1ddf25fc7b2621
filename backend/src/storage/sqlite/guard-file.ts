import type { FileChange } from './file-change.ts'
import type { FileConnection } from './file-connection.ts'
import { trackFileState, type FileState, type TrackedFileState } from './track-file-state.ts'
import { hasExpectedSize, isIntactDatabase } from './is-intact-database.ts'
import { createLostFileRescue, type Rescue } from './lost-file-rescue.ts'

/** Decides whether an open database file may be used, and opens it again when it came back. */
export interface FileGuard {
  state(): FileState
  markLost(): void
  /** When frames of the WAL are missing. Otherwise a smaller file may be a restored backup: `inspect` decides. */
  markIfWalDamaged(): void
  /** To be called every second. */
  inspect(): Promise<void>
}

interface FileGuardOptions {
  readonly file: string
  /** The site: what the file holds is rescued when somebody removes it. */
  readonly isSite: boolean
  readonly onFileChange: (change: FileChange) => void
}

interface GuardedFile extends FileGuardOptions {
  readonly connection: FileConnection
  readonly rescue: Rescue | undefined
  readonly state: TrackedFileState
}

/** Guards the file of a connection; `inspect` must be called regularly. */
export function guardFile(connection: FileConnection, options: FileGuardOptions): FileGuard {
  const { file, isSite, onFileChange } = options
  const { monitor } = connection
  const rescue = isSite ? createLostFileRescue(file, onFileChange) : undefined
  const state = trackFileState(() => {
    rescue?.reset()
    monitor.forgetSize()
  }, onFileChange)
  const guarded = { ...options, connection, rescue, state }
  return {
    state: state.current,
    markLost: state.markLost,
    markIfWalDamaged() {
      if (!monitor.isWalComplete()) state.markWalDamaged()
    },
    inspect: () => inspect(guarded),
  }
}

async function inspect(guarded: GuardedFile): Promise<void> {
  const { connection, rescue, state } = guarded
  const { monitor } = connection
  if (state.current() === 'in-use' && connection.current()) {
    if (monitor.isInPlace()) await checkShrinking(guarded)
    else state.markLost()
  }
  if (state.current() === 'in-use') return
  // What is in memory and in the database file.
  if (state.current() === 'wal-damaged') return rescue?.attemptOnce(connection.current())
  if (monitor.isInPlace() || (await reopen(guarded))) state.markFound()
}

/** A file in its place shrinks only when another database was put into it, by a restore or by hand. */
async function checkShrinking(guarded: GuardedFile): Promise<void> {
  const { file, connection, rescue, state, onFileChange } = guarded
  if (!connection.monitor.isWalComplete()) return state.markWalDamaged()
  if (connection.monitor.recordSize() !== 'smaller') return
  // Removed or replaced since it was found in its place.
  if (!connection.monitor.isInPlace()) return state.markLost()
  if (!hasExpectedSize(file)) {
    state.markLost()
    rescue?.attempt(connection.current())
    return connection.close()
  }
  connection.close()
  if (!isIntactDatabase(file)) return state.markLost()
  try {
    await connection.open(0, true)
    onFileChange({ kind: 'replaced' })
  } catch {
    state.markLost()
  }
}

/** Opens the file that is there now, once it is certain that it is a complete database. */
async function reopen({ file, connection, rescue }: GuardedFile): Promise<boolean> {
  const isOwnFile = connection.isOwnFile()
  if (!isOwnFile || !connection.checkpoint()) rescue?.attempt(connection.current())
  // It may still be being copied.
  if (!isOwnFile && (connection.monitor.recordSize() !== 'same' || !hasExpectedSize(file))) return false
  // An unlinked file ceases to exist with its connection.
  if (rescue?.needsRoom() === true && connection.monitor.isUnlinked()) return false
  return connection.release() && connection.openIfIntact()
}
