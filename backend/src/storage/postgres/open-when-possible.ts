import type { BackendLog } from '../../backend-log.ts'
import { StorageUnavailableError } from '../storage.ts'
import { postgresFailure } from './postgres-failure.ts'

/** Resolves when the database is open. Rejects with StorageUnavailableError until then. */
type EnsureOpen = () => Promise<void>

/**
 * Opens a database now, or with a later call when it is unavailable now. What will not pass by itself, e.g. a pooler
 * that shares sessions, is thrown now, so that the process does not start; found later, when it runs, it is logged
 * instead, and each call fails as while the database is away: visitors get 503 and may try again once an operator has
 * acted.
 */
export async function openWhenPossible(open: () => Promise<void>, log: BackendLog): Promise<EnsureOpen> {
  let isOpen = false
  let opening: Promise<void> | undefined
  let reported = ''

  /** Once at a time, however many calls wait for it. */
  function openOnce(): Promise<void> {
    opening ??= open()
      .then(() => void (isOpen = true))
      .finally(() => (opening = undefined))
    return opening
  }

  function unusable(error: unknown): StorageUnavailableError {
    const reason = error instanceof Error ? error.message : String(error)
    if (reason !== reported) log.fatal({ event: 'storage-unusable', reason })
    reported = reason
    return new StorageUnavailableError('unreachable', error)
  }

  await openOnce().catch((error: unknown) => {
    if (!isTransient(error)) throw error
    log.error({ event: 'storage-not-open-yet' })
  })
  return async () => {
    if (isOpen) return
    await openOnce().catch((error: unknown) => {
      throw isTransient(error) ? error : unusable(error)
    })
  }
}

function isTransient(error: unknown): boolean {
  return postgresFailure(error) instanceof StorageUnavailableError
}
