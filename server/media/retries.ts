const FIRST_PAUSE_MS = 30_000
const MAX_PAUSE_MS = 15 * 60_000
const MAX_PENDING_RETRIES = 1_000

/** When images that could not be fetched are tried again: with growing pauses, and forgotten if there are too many. */
export interface Retries {
  mustWait(key: string): boolean
  /** @param outcome 'missing': tried again only when it is asked for, after the longest pause */
  failed(key: string, outcome: 'missing' | 'failed', retry: () => void): void
}

/** Remembers at most a thousand failures. */
export function createRetries({
  firstPauseMs = FIRST_PAUSE_MS,
  clock = () => performance.now(),
} = {}): Retries {
  const failures = new Map<string, { readonly until: number; readonly pauseMs: number }>()

  return {
    mustWait(key) {
      const failure = failures.get(key)
      return failure !== undefined && clock() < failure.until
    },
    failed(key, outcome, retry) {
      const before = failures.get(key)?.pauseMs
      const growing = before === undefined ? firstPauseMs : Math.min(before * 2, MAX_PAUSE_MS)
      const pauseMs = outcome === 'missing' ? MAX_PAUSE_MS : growing
      failures.delete(key)
      for (const oldest of failures.keys()) {
        if (failures.size < MAX_PENDING_RETRIES) break
        failures.delete(oldest)
      }
      failures.set(key, { until: clock() + pauseMs, pauseMs })
      if (outcome === 'failed')
        setTimeout(() => {
          if (failures.has(key)) retry()
        }, pauseMs + 1).unref()
    },
  }
}
