const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 3_600_000
const GIVE_UP_AFTER_MS = 72 * 3_600_000
/** Pauses differ by so much either way, so that many failures do not come back at one time. */
const JITTER = 0.3

/**
 * When to try again after `attempts` tries, the last at `now`: after twice as long each time, up to an hour. Undefined
 * once it has failed for three days. `random` is in [0, 1).
 */
export function nextAttempt(
  attempts: number,
  createdAt: number,
  now: number,
  random: number,
): number | undefined {
  if (now - createdAt >= GIVE_UP_AFTER_MS) return undefined
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20))
  return Math.round(now + pause * (1 - JITTER + 2 * JITTER * random))
}
