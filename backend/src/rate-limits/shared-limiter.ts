import type { BackendLog } from '../backend-log.ts'
import type { Storage } from '../storage/storage.ts'
import type { RateLimiter } from './rate-limit-decision.ts'
import { withTimeout } from '../with-timeout.ts'
import { createMemoryLimiter } from './memory-limiter.ts'

/**
 * The longest wait for a shared count, in milliseconds. Not less: each process that counts for itself meanwhile
 * allows the whole limit once more, and a database on a busy machine is slow before it is unavailable.
 */
const TIMEOUT_MS = 5_000

interface SharedLimiterDependencies {
  readonly storage: Pick<Storage, 'consumeRateLimit'>
  readonly log: BackendLog
  /** Milliseconds since 1970: the one clock that all processes share. */
  readonly now: () => number
  /** Milliseconds, monotonic, for what this process counts by itself. */
  readonly clock: () => number
}

/**
 * A rate limiter over all site processes. While storage is unavailable, each process counts for itself, and counts what it
 * has let through before: all are never let in.
 */
export function createSharedLimiter({ storage, log, now, clock }: SharedLimiterDependencies): RateLimiter {
  const own = createMemoryLimiter(clock)
  return {
    async consume(key, quotas) {
      if (quotas.length === 0) return { ok: true }
      const shared = await withTimeout(
        storage.consumeRateLimit({ key, quotas, now: now() }).catch(() => undefined),
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
