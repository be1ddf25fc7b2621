import type { Quota } from './quotas.ts'

/**
 * Never lets more through than the quotas allow within any window. A rejected request is not counted. With SQLite
 * memory-rate-limiter.ts decides, with PostgreSQL postgres-rate-limiter.ts, for all processes together.
 */
export interface RateLimiter {
  consume(key: string, quotas: readonly Quota[]): Promise<RateLimitDecision>
}

export type RateLimitDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly retryAfterSeconds: number }

/** The decision at `now` on a request that is allowed at `allowedAt`, both in milliseconds. */
export function decisionAt(now: number, allowedAt: number): RateLimitDecision {
  return allowedAt <= now
    ? { ok: true }
    : { ok: false, retryAfterSeconds: Math.ceil((allowedAt - now) / 1000) }
}
