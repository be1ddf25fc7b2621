import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How busy the process is. */
export interface Load {
  /**
   * Counts a request in; null: there is no room for it. Otherwise call what is returned when it is answered.
   *
   * @param sender who sends something, by address; null for who only reads. Each of the two has room of its own, or
   *   forms that come in slowly would keep readers out, and one sender gets at most half of it.
   */
  enter(sender: string | null): (() => void) | null
  readonly inFlight: number
  /** Milliseconds by which the event loop was late in the last half second, at the median. */
  readonly delayMs: number
  close(): void
}

const RESOLUTION_MS = 20
const LATE_MS = 750

/** @param maxInFlight requests answered at one time, of readers and of senders each; cached pages do not count. */
export function createLoad(maxInFlight: number): Load {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const reading = createRoom(maxInFlight)
  const sending = createRoom(maxInFlight)
  let delayMs = 0
  histogram.enable()
  const timer = setInterval(() => {
    delayMs = Math.max(0, histogram.percentile(50) / 1e6 - RESOLUTION_MS)
    histogram.reset()
  }, 500).unref()
  return {
    get inFlight() {
      return reading.taken() + sending.taken()
    },
    get delayMs() {
      return delayMs
    },
    enter(sender) {
      if (delayMs > LATE_MS) return null
      return sender === null
        ? reading.enter('anybody', maxInFlight)
        : sending.enter(sender, Math.ceil(maxInFlight / 2))
    },
    close() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}

function createRoom(size: number) {
  const byWho = new Map<string, number>()
  let taken = 0

  function leave(who: string): void {
    taken -= 1
    const left = (byWho.get(who) ?? 1) - 1
    if (left > 0) byWho.set(who, left)
    else byWho.delete(who)
  }

  return {
    taken: () => taken,
    enter(who: string, most: number): (() => void) | null {
      const own = byWho.get(who) ?? 0
      if (taken >= size || own >= most) return null
      taken += 1
      byWho.set(who, own + 1)
      return () => leave(who)
    },
  }
}
