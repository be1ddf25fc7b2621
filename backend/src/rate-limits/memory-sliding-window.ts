import type { Quota } from './quotas.ts'

/** Requests are counted in so many groups at most, whatever the limit. */
const MAX_GROUPS = 60

/** The requests of one client within one window. */
export interface SlidingWindow {
  /** When the next request is let through, on the clock of `now`; not later than `now` means at once. */
  nextAllowedAt(now: number): number
  /** Counts a request. */
  add(now: number): void
}

/**
 * Never lets more than the quota through within any window. Limits up to 60 are exact. Of higher ones, a sixtieth
 * of the limit shares one time, that of its last request: memory and time stay constant, and at most a sixtieth of the
 * limit is rejected although it would have fitted.
 */
export function createMemorySlidingWindow({ count: limit, windowMs }: Quota): SlidingWindow {
  const groupSize = Math.ceil(limit / MAX_GROUPS)
  /** Oldest first; at most 61, so that removing the first takes constant time. */
  const groups: { count: number; last: number }[] = []
  let total = 0

  return {
    nextAllowedAt(now) {
      while (groups.length > 0 && groups[0]!.last <= now - windowMs) total -= groups.shift()!.count
      return total < limit ? now : groups[0]!.last + windowMs
    },
    add(now) {
      const newest = groups.at(-1)
      if (newest && newest.count < groupSize) {
        newest.count += 1
        newest.last = now
      } else groups.push({ count: 1, last: now })
      total += 1
    },
  }
}
