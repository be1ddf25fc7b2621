import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How busy the process is. */
export interface Load {
  /** Counts a request in; null: there is no room for it. Otherwise call what is returned when it is answered. */
  enter(): (() => void) | null
  readonly inFlight: number
  /** Milliseconds by which the event loop was late in the last half second, at the median. */
  readonly delayMs: number
  close(): void
}

const RESOLUTION_MS = 20
const LATE_MS = 750

/** @param maxInFlight requests answered at one time; cached pages do not count. */
export function createLoad(maxInFlight: number): Load {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const load = { inFlight: 0, delayMs: 0 }
  histogram.enable()
  const timer = setInterval(() => {
    load.delayMs = Math.max(0, histogram.percentile(50) / 1e6 - RESOLUTION_MS)
    histogram.reset()
  }, 500).unref()
  return {
    get inFlight() {
      return load.inFlight
    },
    get delayMs() {
      return load.delayMs
    },
    enter() {
      if (load.inFlight >= maxInFlight || load.delayMs > LATE_MS) return null
      load.inFlight += 1
      return () => (load.inFlight -= 1)
    },
    close() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
