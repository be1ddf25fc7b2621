/** How often one client may use one endpoint; 0 means as often as it likes. */
export interface Limits {
  /** More than this is rejected. */
  readonly perMinute: number
  readonly perHour: number
  /** More submissions than this are accepted but quarantined. */
  readonly softPerMinute: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** At most `count` within any stretch of `windowMs`. */
export interface Quota {
  readonly count: number
  readonly windowMs: number
}

export type RateLimitDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly retryAfterSeconds: number }

/** A rate limiter: never more than the quotas say within any window. A rejected request is not counted. */
export interface RateLimiter {
  consume(key: string, quotas: readonly Quota[]): Promise<RateLimitDecision>
}

/** Clocks of processes that share a limit differ by less. */
const CLOCK_SKEW_MS = 5_000

/**
 * The times of requests that still count at `now`, oldest first. Wall clocks are set: times well after `now` are from
 * before the clock was set back, and are dropped, or a client would wait for as long as the clock was wrong.
 */
export function countedTimes(times: readonly number[], quotas: readonly Quota[], now: number) {
  const window = longestWindow(quotas)
  return times
    .filter((time) => time > now - window && time <= now + CLOCK_SKEW_MS)
    .map((time) => Math.min(time, now))
}

/**
 * Decides on one more request at `now`, given the counted times. Exact.
 * @param amount for how many requests it counts; not more than any quota's count
 */
export function decide(
  times: readonly number[],
  quotas: readonly Quota[],
  now: number,
  amount = 1,
): RateLimitDecision {
  return decisionAt(now, Math.max(now, ...quotas.map((quota) => nextAllowedAt(times, quota, now, amount))))
}

/** When the quota allows that many more; not later than `now` means immediately. */
function nextAllowedAt(
  times: readonly number[],
  { count, windowMs }: Quota,
  now: number,
  amount: number,
): number {
  const recent = times.filter((time) => time > now - windowMs)
  const tooMany = recent.length + amount - count
  return tooMany <= 0 ? now : recent[tooMany - 1]! + windowMs
}

/** The decision at `now` on a request that is allowed at `allowedAt`. */
export function decisionAt(now: number, allowedAt: number): RateLimitDecision {
  return allowedAt <= now
    ? { ok: true }
    : { ok: false, retryAfterSeconds: Math.ceil((allowedAt - now) / 1000) }
}

/** What the limits allow before a request is rejected, and before a submission is quarantined. */
export function quotasOf(limits: Limits): { readonly hard: Quota[]; readonly soft: Quota[] } {
  const hard = [
    { count: limits.perMinute, windowMs: MINUTE_MS },
    { count: limits.perHour, windowMs: HOUR_MS },
  ]
  const soft = [{ count: limits.softPerMinute, windowMs: MINUTE_MS }]
  return { hard: hard.filter(isSet), soft: soft.filter(isSet) }
}

function isSet({ count }: Quota): boolean {
  return count > 0
}

/** In milliseconds. */
export function longestWindow(quotas: readonly Quota[]): number {
  return Math.max(0, ...quotas.map(({ windowMs }) => windowMs))
}
