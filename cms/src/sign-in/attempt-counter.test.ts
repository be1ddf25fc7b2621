import { describe, expect, it } from 'vitest'
import { createAttemptCounter } from './attempt-counter.ts'

const HOUR_MS = 60 * 60 * 1000

function counterAt(start = 0, limits: { limit?: number; maxKeys?: number } = {}) {
  const clock = { ms: start }
  const counter = createAttemptCounter({
    limit: 20,
    windowMs: HOUR_MS,
    maxKeys: 1000,
    now: () => clock.ms,
    ...limits,
  })
  return { clock, counter, allowed: (key: string) => counter.reserve(key).ok }
}

describe('T82: the attempt counter', () => {
  it('allows exactly the limit, and returns how long to wait', () => {
    const { counter, allowed } = counterAt()
    expect(Array.from({ length: 25 }, () => allowed('a')).filter(Boolean)).toHaveLength(20)
    expect(counter.reserve('a')).toEqual({ ok: false, retryAfterSeconds: 3600 })
    expect(allowed('b')).toBe(true)
  })

  it('limits any hour, not only those that start with the first attempt', () => {
    const { clock, allowed } = counterAt()
    const times: number[] = []
    for (clock.ms = 0; clock.ms < 5 * HOUR_MS; clock.ms += 20_000) if (allowed('a')) times.push(clock.ms)
    for (const start of times)
      expect(times.filter((time) => time >= start && time < start + HOUR_MS).length).toBeLessThanOrEqual(20)
  })

  it('does not count released attempts', () => {
    const { counter, allowed } = counterAt()
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const reserved = counter.reserve('a')
      if (reserved.ok) reserved.release()
    }
    expect(Array.from({ length: 25 }, () => allowed('a')).filter(Boolean)).toHaveLength(20)
  })

  it('releases an attempt only once', () => {
    const { clock, counter, allowed } = counterAt()
    const reserved = counter.reserve('a')
    clock.ms = 1
    for (let attempt = 0; attempt < 19; attempt += 1) allowed('a')
    if (!reserved.ok) throw new Error('The first attempt was rejected')
    reserved.release()
    reserved.release()
    expect([allowed('a'), allowed('a')]).toEqual([true, false])
  })

  it('bounds its memory, and cannot be reset by filling it', () => {
    const { clock, counter, allowed } = counterAt(0, { maxKeys: 100 })
    for (let attempt = 0; attempt < 20; attempt += 1) allowed('victim')
    for (let other = 0; other < 10_000; other += 1) allowed(`other ${other}`)
    expect(allowed('victim')).toBe(false)
    expect(counter.reserve('one more')).toMatchObject({ ok: false })
    clock.ms = HOUR_MS + 1
    expect(allowed('one more')).toBe(true)
    expect(allowed('victim')).toBe(true)
  })
})
