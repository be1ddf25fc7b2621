const FIRST_MS = 500
const MAX_MS = 60_000
/** A process that ran for so long was not a failing start. */
const STABLE_MS = 60_000

/** Delays between restarts: they double up to a minute, and begin anew after a process that ran for a minute. */
export function createRestartDelays() {
  let failures = 0
  return {
    /** @param ranForMs how long the process ran. Returns milliseconds. */
    next(ranForMs: number): number {
      failures = ranForMs >= STABLE_MS ? 0 : failures + 1
      return Math.min(MAX_MS, FIRST_MS * 2 ** Math.max(0, Math.min(failures, 30) - 1))
    },
  }
}
