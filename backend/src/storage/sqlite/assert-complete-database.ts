import { identityOf, NO_FILE } from './file-identity.ts'
import { FileLostError } from './file-lost-error.ts'
import { isCompleteWithWal } from './is-complete-with-wal.ts'
import { hasExpectedSize } from './is-intact-database.ts'
import { closeShared, openShared } from './shared-descriptor.ts'

/**
 * Throws a FileLostError when no complete database is there, and another error where the system refuses to read the file:
 * it is not lost then.
 */
export function assertCompleteDatabase(file: string): void {
  if (identityOf(file).main === NO_FILE) throw new FileLostError()
  closeShared(openShared(file))
  if (!hasExpectedSize(file) && !isCompleteWithWal(file)) throw new FileLostError()
}
