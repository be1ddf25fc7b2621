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
  return { clock, counter, passed: (key: string) => counter.reserve(key).ok }
}

describe('T82: the attempt counter', () => {
  it('lets exactly the limit pass, and says how long to wait', () => {
    const { counter, passed } = counterAt()
    expect(Array.from({ length: 25 }, () => passed('a')).filter(Boolean)).toHaveLength(20)
    expect(counter.reserve('a')).toEqual({ ok: false, retryAfterSeconds: 3600 })
    expect(passed('b')).toBe(true)
  })

  it('holds in any hour, not only in those that begin with the first attempt', () => {
    const { clock, passed } = counterAt()
    const times: number[] = []
    for (clock.ms = 0; clock.ms < 5 * HOUR_MS; clock.ms += 20_000) if (passed('a')) times.push(clock.ms)
    for (const start of times)
      expect(times.filter((time) => time >= start && time < start + HOUR_MS).length).toBeLessThanOrEqual(20)
  })

  it('takes back what was released, and only that', () => {
    const { counter, passed } = counterAt()
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const reserved = counter.reserve('a')
      if (reserved.ok) reserved.release()
    }
    expect(Array.from({ length: 25 }, () => passed('a')).filter(Boolean)).toHaveLength(20)
  })

  it('releasing twice gives back one attempt', () => {
    const { clock, counter, passed } = counterAt()
    const reserved = counter.reserve('a')
    clock.ms = 1
    for (let attempt = 0; attempt < 19; attempt += 1) passed('a')
    if (!reserved.ok) throw new Error('The first attempt was refused')
    reserved.release()
    reserved.release()
    expect([passed('a'), passed('a')]).toEqual([true, false])
  })

  it('keeps to its memory, and cannot be reset by filling it', () => {
    const { clock, counter, passed } = counterAt(0, { maxKeys: 100 })
    for (let attempt = 0; attempt < 20; attempt += 1) passed('victim')
    for (let other = 0; other < 10_000; other += 1) passed(`other ${other}`)
    expect(passed('victim')).toBe(false)
    expect(counter.reserve('one more')).toMatchObject({ ok: false })
    clock.ms = HOUR_MS + 1
    expect(passed('one more')).toBe(true)
    expect(passed('victim')).toBe(true)
  })
})
