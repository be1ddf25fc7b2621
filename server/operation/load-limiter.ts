import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Limits concurrent requests without a body; those with a body have slots (backend/src/intake/slots.ts). */
export interface LoadLimiter {
  /** Acquires a slot for a request. Call the returned function to release it; null: no slot is free. */
  acquire(): (() => void) | null
  readonly inFlight: number
  /** Median event loop delay of the last half second, in milliseconds. */
  readonly delayMs: number
  /** Whether the event loop is too late to accept more requests. */
  isOverloaded(): boolean
  close(): void
}

const RESOLUTION_MS = 20
const OVERLOADED_MS = 750
const SAMPLE_MS = 500

/** @param maxInFlight maximum number of concurrent requests; responses from memory do not count. */
export function createLoadLimiter(maxInFlight: number): LoadLimiter {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let inFlight = 0
  let delayMs = 0
  histogram.enable()
  const timer = setInterval(() => {
    delayMs = Math.max(0, histogram.percentile(50) / 1e6 - RESOLUTION_MS)
    histogram.reset()
  }, SAMPLE_MS).unref()
  return {
    get inFlight() {
      return inFlight
    },
    get delayMs() {
      return delayMs
    },
    isOverloaded: () => delayMs > OVERLOADED_MS,
    acquire() {
      if (delayMs > OVERLOADED_MS || inFlight >= maxInFlight) return null
      inFlight += 1
      return () => void (inFlight -= 1)
    },
    close() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
