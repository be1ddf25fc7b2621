/** How long a program that ended is left alone before it is started again, unless a test wants it faster. */
export const RESTART_TIMES = { firstMs: 500, capMs: 60_000, stableMs: 60_000 }

/**
 * Delays between restarts: they double up to a cap, and begin anew after a program has run for a stable time. Half of
 * each delay is random, so that several processes do not restart in step.
 *
 * @param {{ firstMs?: number, capMs?: number, stableMs?: number, random?: () => number }} options
 */
export function createBackoff({ firstMs, capMs, stableMs, random = Math.random } = RESTART_TIMES) {
  const times = { ...RESTART_TIMES, ...defined({ firstMs, capMs, stableMs }) }
  let failures = 0
  return {
    /**
     * @param {number} ranForMs how long the program ran until it ended
     * @returns {{ attempt: number, delayMs: number }} which restart in a row this is, and when it is due
     */
    next(ranForMs) {
      failures = ranForMs >= times.stableMs ? 1 : failures + 1
      // Beyond thirty doublings every cap is reached, and the number must stay finite.
      const fullMs = Math.min(times.capMs, times.firstMs * 2 ** Math.min(failures - 1, 30))
      return { attempt: failures, delayMs: Math.round(fullMs / 2 + (fullMs / 2) * random()) }
    },
  }
}

function defined(options) {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}
