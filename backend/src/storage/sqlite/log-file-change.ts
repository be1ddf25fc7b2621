import type { BackendLog } from '../../backend-log.ts'
import type { FileChange } from './file-change.ts'

/** Logs that the database file was lost, rescued, found again or replaced. The first two need an operator at once. */
export function logFileChange(change: FileChange, file: string, log: BackendLog): void {
  switch (change.kind) {
    case 'lost':
      return log.fatal({ event: 'storage-file-lost', file })
    case 'rescued':
      return log.fatal({ event: 'storage-file-rescued', file, copy: change.copy })
    default:
      return log.error({ event: `storage-file-${change.kind}`, file })
  }
}
