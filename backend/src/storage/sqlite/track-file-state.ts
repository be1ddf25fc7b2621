import type { FileChange } from './file-change.ts'

/**
 * - `in-use`: the file at its path is the one that is open, or none was open yet.
 * - `lost`: it was removed, replaced or truncated. It is in use again once a complete database is at its path.
 * - `wal-damaged`: its WAL was truncated under the open database. A checkpoint would now destroy the database file as
 *   well, so that nothing is done with it until the process ends.
 */
export type FileState = 'in-use' | 'lost' | 'wal-damaged'

/** The state of an open database file. Each change is reported. */
export interface TrackedFileState {
  current(): FileState
  markLost(): void
  markWalDamaged(): void
  markFound(): void
}

/** Tracks the state of a file. `onUnusable` is called first whenever it becomes lost or damaged. */
export function trackFileState(
  onUnusable: () => void,
  onFileChange: (change: FileChange) => void,
): TrackedFileState {
  let state: FileState = 'in-use'

  function markUnusable(next: Exclude<FileState, 'in-use'>): void {
    state = next
    onUnusable()
    onFileChange({ kind: 'lost' })
  }

  return {
    current: () => state,
    markLost: () => markUnusable('lost'),
    markWalDamaged: () => markUnusable('wal-damaged'),
    markFound() {
      state = 'in-use'
      onFileChange({ kind: 'found' })
    },
  }
}
