/** Rate limiter: counts attempts by key over a sliding window. */
interface AttemptCounter {
  /** Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit. */
  reserve(key: string): Reservation
}

export type Reservation =
  | {
      readonly ok: true
      /** Removes this attempt from the count, e.g. because the password was right. */
      readonly release: () => void
    }
  | { readonly ok: false; readonly retryAfterSeconds: number }

interface AttemptLimits {
  /** Attempts per window. */
  readonly limit: number
  readonly windowMs: number
  /** Bounds memory. While this many keys are counted, attempts with further keys are rejected. */
  readonly maxKeys: number
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number
}

/**
 * An exact sliding window: at most `limit` attempts in any `windowMs`, unlike a fixed window, which allows twice as
 * many around its start. A key takes at most `limit` numbers of memory. Keys are deleted when their last attempt has
 * expired and never earlier, so nobody resets a counter by filling the table with other keys.
 */
export function createAttemptCounter({
  limit,
  windowMs,
  maxKeys,
  now = monotonicMs,
}: AttemptLimits): AttemptCounter {
  /** Times of attempts, oldest first; keys are ordered by their last attempt. */
  const attempts = new Map<string, number[]>()

  return {
    reserve(key) {
      const time = now()
      deleteExpired(attempts, time - windowMs)
      const times = attempts.get(key) ?? []
      while (times[0] !== undefined && times[0] <= time - windowMs) times.shift()
      if (times.length >= limit) return rejected(times[0] ?? time, time, windowMs)
      if (!attempts.has(key) && attempts.size >= maxKeys)
        return rejected(earliestLastAttempt(attempts), time, windowMs)
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

function deleteExpired(attempts: Map<string, number[]>, before: number): void {
  for (const [key, times] of attempts) {
    if ((times.at(-1) ?? -Infinity) > before) return
    attempts.delete(key)
  }
}

function earliestLastAttempt(attempts: Map<string, number[]>): number {
  const [first] = attempts.values()
  return first?.at(-1) ?? 0
}

function rejected(oldest: number, time: number, windowMs: number): Reservation {
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((oldest + windowMs - time) / 1000)) }
}

function release(times: number[], time: number): void {
  const index = times.lastIndexOf(time)
  if (index !== -1) times.splice(index, 1)
}
