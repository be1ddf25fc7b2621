import { FileInUseError } from './file-lock.ts'
import { FileLostError } from './file-lost-error.ts'
import { sqliteFailure, type SqliteFailure } from './sqlite-failure.ts'

/** What it means for the caller that a file could not be opened. */
export function openFailure(error: unknown): SqliteFailure {
  if (error instanceof FileInUseError) return { kind: 'busy' }
  if (error instanceof FileLostError) return { kind: 'unavailable', reason: 'file-lost' }
  if (isSystemError(error)) return { kind: 'unavailable', reason: 'disk' }
  return sqliteFailure(error)
}

/**
 * Whether it should end a start, for somebody to act: another site uses the file, or the system refuses it. A site that
 * was there before waits instead: too many open files, for example, may pass.
 */
export function isFatalAtStart(error: unknown): boolean {
  return error instanceof FileInUseError || isSystemError(error)
}

/** Of a call of the system, such as EACCES or EMFILE. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
