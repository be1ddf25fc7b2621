import { judgeTurn, longestWindow, type Limiter } from './limits.ts'

/** Bounds the memory a flood of clients can take; the one seen longest ago is forgotten first. */
const MAX_KEYS = 50_000

/** A limiter within this process. */
export function createMemoryLimiter(): Limiter {
  const timesByKey = new Map<string, number[]>()

  return {
    async take(key, allowances, now) {
      if (allowances.length === 0) return { ok: true }
      const times = (timesByKey.get(key) ?? []).filter((time) => time > now - longestWindow(allowances))
      const turn = judgeTurn(times, allowances, now)
      if (turn.ok) times.push(now)
      timesByKey.delete(key)
      timesByKey.set(key, times)
      if (timesByKey.size > MAX_KEYS) timesByKey.delete(timesByKey.keys().next().value!)
      return turn
    },
  }
}
