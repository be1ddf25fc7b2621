import { decisionAt, type RateLimiter } from './rate-limiter.ts'
import { createMemorySlidingWindow, type SlidingWindow } from './memory-sliding-window.ts'

/** Bounds the memory a flood of clients can take; the least recently seen is evicted first. */
const MAX_KEYS = 50_000

/**
 * Decides in the memory of this process, for it alone (with SQLite, or while PostgreSQL is unavailable): constant time
 * and memory per request.
 *
 * @param clock milliseconds, monotonic: a wall clock that is set must not change how long clients wait.
 */
export function createMemoryRateLimiter(clock: () => number = () => performance.now()): RateLimiter {
  const windowsByKey = new Map<string, readonly SlidingWindow[]>()

  return {
    async consume(key, quotas) {
      if (quotas.length === 0) return { ok: true }
      const now = clock()
      const windows = windowsByKey.get(key) ?? quotas.map(createMemorySlidingWindow)
      const decision = decisionAt(now, Math.max(...windows.map((window) => window.nextAllowedAt(now))))
      if (decision.ok) for (const window of windows) window.add(now)
      windowsByKey.delete(key)
      windowsByKey.set(key, windows)
      if (windowsByKey.size > MAX_KEYS) windowsByKey.delete(windowsByKey.keys().next().value!)
      return decision
    },
  }
}
