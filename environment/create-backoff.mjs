/** Delays before a program that exited is restarted; tests use shorter ones. */
const RESTART_DELAYS = { firstMs: 500, capMs: 60_000, stableMs: 60_000 }

/**
 * Exponential backoff with jitter: delays between restarts double up to a cap, and are reset once a program has run for
 * a stable time. Half of each delay is random, so that several processes do not restart at the same moments.
 *
 * @param {{ firstMs?: number, capMs?: number, stableMs?: number, random?: () => number }} options
 */
export function createBackoff({ firstMs, capMs, stableMs, random = Math.random } = RESTART_DELAYS) {
  const delays = { ...RESTART_DELAYS, ...defined({ firstMs, capMs, stableMs }) }
  let failures = 0
  return {
    /**
     * @param {number} ranForMs how long the program ran until it exited
     * @returns {{ attempt: number, delayMs: number }} how many restarts there were in a row, and when the next is due
     */
    next(ranForMs) {
      failures = ranForMs >= delays.stableMs ? 1 : failures + 1
      // Thirty doublings exceed every cap; more would not stay finite.
      const fullMs = Math.min(delays.capMs, delays.firstMs * 2 ** Math.min(failures - 1, 30))
      return { attempt: failures, delayMs: Math.round(fullMs / 2 + (fullMs / 2) * random()) }
    },
  }
}

function defined(options) {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}
