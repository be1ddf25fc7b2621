/** Counts attempts by key over a sliding window. */
export interface AttemptCounter {
  /** Counts one attempt before it is made, so that attempts made at the same time cannot pass together. */
  reserve(key: string): Reservation
}

export type Reservation =
  | {
      readonly ok: true
      /** Takes this one attempt back, e.g. because the password was right. */
      readonly release: () => void
    }
  | { readonly ok: false; readonly retryAfterSeconds: number }

export interface AttemptLimits {
  /** Attempts within any window. */
  readonly limit: number
  readonly windowMs: number
  /** Bounds the memory. While so many keys are counted, a key that is not among them is refused. */
  readonly maxKeys: number
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number
}

/**
 * The sliding window is exact: at most `limit` attempts in any `windowMs`, unlike windows that start anew on the hour.
 * A key costs at most `limit` numbers; keys leave when their last attempt is out of the window, and never earlier, so
 * nobody resets a counter by filling the table with others.
 */
export function createAttemptCounter({
  limit,
  windowMs,
  maxKeys,
  now = monotonicMs,
}: AttemptLimits): AttemptCounter {
  /** Times of attempts, oldest first; keys in the order of their last attempt. */
  const attempts = new Map<string, number[]>()

  return {
    reserve(key) {
      const time = now()
      forgetExpired(attempts, time - windowMs)
      const times = attempts.get(key) ?? []
      while (times[0] !== undefined && times[0] <= time - windowMs) times.shift()
      if (times.length >= limit) return refused(times[0] ?? time, time, windowMs)
      if (!attempts.has(key) && attempts.size >= maxKeys) return refused(oldestLast(attempts), time, windowMs)
      times.push(time)
      attempts.delete(key)
      attempts.set(key, times)
      return { ok: true, release: () => release(times, time) }
    },
  }
}

function monotonicMs(): number {
  return performance.now()
}

function forgetExpired(attempts: Map<string, number[]>, before: number): void {
  for (const [key, times] of attempts) {
    if ((times.at(-1) ?? -Infinity) > before) return
    attempts.delete(key)
  }
}

function oldestLast(attempts: Map<string, number[]>): number {
  const [first] = attempts.values()
  return first?.at(-1) ?? 0
}

function refused(oldest: number, time: number, windowMs: number): Reservation {
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((oldest + windowMs - time) / 1000)) }
}

function release(times: number[], time: number): void {
  const place = times.lastIndexOf(time)
  if (place !== -1) times.splice(place, 1)
}
