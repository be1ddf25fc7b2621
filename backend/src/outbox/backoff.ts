const FIRST_PAUSE_MS = 10_000
/** No attempt is delayed for longer than this, apart from the jitter. */
export const MAX_PAUSE_MS = 3_600_000
/** The pauses between so many attempts add up to a little more than three days. */
const MAX_ATTEMPTS = 81
/** Pauses differ by so much either way, so that many failures do not come back at one time. */
const JITTER = 0.3

/**
 * When to try again after `attempts` tries, the last at `now`: after twice as long each time, up to an hour. Undefined
 * once the pauses have added up to three days: the attempts are counted, because a clock may be set while they go on.
 * `random` is in [0, 1).
 */
export function nextAttempt(attempts: number, now: number, random: number): number | undefined {
  if (attempts >= MAX_ATTEMPTS) return undefined
  const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20))
  return Math.round(now + pause * (1 - JITTER + 2 * JITTER * random))
}
