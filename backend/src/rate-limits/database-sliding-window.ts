import { longestWindow, type Quota } from './quotas.ts'
import { decisionAt, type RateLimitDecision } from './rate-limiter.ts'

/** Clocks of processes that share a limit differ by less. */
const CLOCK_SKEW_MS = 5_000

/**
 * Decides on one more request at `now`, given the times that count (`countedTimes`), which the database holds
 * (storage/commands/consume-rate-limit.ts). Exact.
 * @param amount for how many requests it counts; not more than any quota's count
 */
export function decideInDatabase(
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

/**
 * The times of requests that still count at `now`, oldest first. Wall clocks are set: times well after `now` are from
 * before the clock was set back, and are dropped, or a client would wait for as long as the clock was wrong.
 */
export function countedTimes(times: readonly number[], quotas: readonly Quota[], now: number): number[] {
  const window = longestWindow(quotas)
  return times
    .filter((time) => time > now - window && time <= now + CLOCK_SKEW_MS)
    .map((time) => Math.min(time, now))
}
