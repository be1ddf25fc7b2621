import type { BackendLog } from '../backend-log.ts'
import type { Storage } from '../storage/storage.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { withTimeout } from '../../../environment/with-timeout.ts'
import { createMemoryRateLimiter } from './memory-rate-limiter.ts'
import { nextRetryId } from './next-retry-id.ts'

/**
 * The longest wait for a shared count, in milliseconds. Not less: each process that counts for itself meanwhile
 * allows the whole limit once more, and a database on a busy machine is slow before it is unavailable.
 */
const TIMEOUT_MS = 5_000

interface PostgresRateLimiterDependencies {
  readonly storage: Pick<Storage, 'consumeRateLimit'>
  readonly log: BackendLog
  /** Milliseconds since 1970: the one clock that all processes share. */
  readonly now: () => number
  /** Milliseconds, monotonic, for what this process counts by itself. */
  readonly clock: () => number
}

/**
 * Decides in the database (PostgreSQL), for all site processes together: storage/commands/consume-rate-limit.ts. While
 * storage is unavailable, each process limits on its own, including requests that it allowed earlier, so that a failure
 * never lifts the limit.
 */
export function createPostgresRateLimiter({
  storage,
  log,
  now,
  clock,
}: PostgresRateLimiterDependencies): RateLimiter {
  const own = createMemoryRateLimiter(clock)
  return {
    async consume(key, quotas) {
      if (quotas.length === 0) return { ok: true }
      const shared = await withTimeout(
        storage.consumeRateLimit({ key, quotas, now: now(), retryId: nextRetryId() }).catch(() => undefined),
        TIMEOUT_MS,
        () => undefined,
      )
      if (!shared) log.warn({ event: 'limits-not-shared' })
      if (shared && !shared.ok) return shared
      const counted = await own.consume(key, quotas)
      return shared ?? counted
    },
  }
}
