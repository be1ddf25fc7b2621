import type { BackendLog } from '../backend-log.ts'
import type { Storage } from '../storage/storage.ts'
import type { RateLimiter, RateLimitDecision } from './limits.ts'
import { createMemoryLimiter } from './memory-limiter.ts'

/**
 * Longer than this nobody waits for a count, in milliseconds. Not less: each process that counts for itself meanwhile
 * lets the whole limit in once more, and a database is slow on a busy machine before it is away.
 */
const ANSWER_WITHIN_MS = 5_000

export interface SharedLimiterDependencies {
  readonly storage: Pick<Storage, 'consumeRateLimit'>
  readonly log: BackendLog
  /** Milliseconds since 1970: the one clock that all processes share. */
  readonly now: () => number
  /** Milliseconds, monotonic, for what this process counts by itself. */
  readonly clock: () => number
}

/**
 * A rate limiter over all site processes. While storage is away, each process counts for itself, and counts what it
 * has let through before: all are never let in.
 */
export function createSharedLimiter({ storage, log, now, clock }: SharedLimiterDependencies): RateLimiter {
  const own = createMemoryLimiter(clock)
  return {
    async consume(key, quotas) {
      if (quotas.length === 0) return { ok: true }
      const shared = await soon(storage.consumeRateLimit({ key, quotas, now: now() }))
      if (!shared) log.warn({ event: 'limits-not-shared' })
      if (shared && !shared.ok) return shared
      const counted = await own.consume(key, quotas)
      return shared ?? counted
    },
  }
}

/** Undefined when it fails or takes too long. */
async function soon(turn: Promise<RateLimitDecision>): Promise<RateLimitDecision | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ANSWER_WITHIN_MS)
  })
  const answered = await Promise.race([turn.catch(() => undefined), late])
  clearTimeout(timer)
  return answered
}
