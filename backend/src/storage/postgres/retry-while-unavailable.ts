import { setTimeout as pause } from 'node:timers/promises'
import { StorageUnavailableError } from '../storage.ts'
import { postgresFailure } from './postgres-failure.ts'

/** A call is retried for this long while the database is unavailable, e.g. restarting. */
const RETRY_FOR_MS = 5_000
const PAUSE_MS = 100

/**
 * Tries until it succeeds, fails for a reason that will not pass, or `forMs` milliseconds are over; once with 0. A
 * commit whose response was lost is tried again, too: a submission then finds its own idempotency key, and gets the
 * receipt of the first attempt.
 */
export async function retryWhileUnavailable<T>(action: () => Promise<T>, forMs = RETRY_FOR_MS): Promise<T> {
  const end = performance.now() + forMs
  for (;;) {
    try {
      return await action()
    } catch (error) {
      const failure = postgresFailure(error)
      const canRetry = failure instanceof StorageUnavailableError && performance.now() + PAUSE_MS < end
      if (!canRetry) throw failure
      await pause(PAUSE_MS)
    }
  }
}
