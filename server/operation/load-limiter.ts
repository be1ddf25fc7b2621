import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How busy the process is with requests that only read; those with a body have slots (backend/src/intake/slots.ts). */
export interface Load {
  /** Counts a request in; null: there is no room for it. Otherwise call what is returned when it is answered. */
  enter(): (() => void) | null
  readonly inFlight: number
  /** Milliseconds by which the event loop was late in the last half second, at the median. */
  readonly delayMs: number
  /** Whether the process answers too late to take on more. */
  isOverloaded(): boolean
  close(): void
}

const RESOLUTION_MS = 20
const LATE_MS = 750

/** @param maxInFlight requests answered at one time; cached pages do not count. */
export function createLoad(maxInFlight: number): Load {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let inFlight = 0
  let delayMs = 0
  histogram.enable()
  const timer = setInterval(() => {
    delayMs = Math.max(0, histogram.percentile(50) / 1e6 - RESOLUTION_MS)
    histogram.reset()
  }, 500).unref()
  return {
    get inFlight() {
      return inFlight
    },
    get delayMs() {
      return delayMs
    },
    isOverloaded: () => delayMs > LATE_MS,
    enter() {
      if (delayMs > LATE_MS || inFlight >= maxInFlight) return null
      inFlight += 1
      return () => void (inFlight -= 1)
    },
    close() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
