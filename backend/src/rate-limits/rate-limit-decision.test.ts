import { array, assert, asyncProperty, integer } from 'fast-check'
import { expect, test } from 'vitest'
import { decide, countedTimes } from './rate-limit-decision.ts'
import { createMemoryLimiter } from './memory-limiter.ts'

const TEN_A_MINUTE = { count: 10, windowMs: 60_000 }
const THIRTY_AN_HOUR = { count: 30, windowMs: 3_600_000 }
const TWO_DAYS_MS = 172_800_000

test('the tenth request in a minute passes, the eleventh waits until the first is a minute old', () => {
  const nine = Array.from({ length: 9 }, (_turn, index) => index * 1_000)
  expect(decide(nine, [TEN_A_MINUTE], 30_000)).toEqual({ ok: true })
  expect(decide([...nine, 9_000], [TEN_A_MINUTE], 30_000)).toEqual({ ok: false, retryAfterSeconds: 30 })
  expect(decide([...nine, 9_000], [TEN_A_MINUTE], 60_000)).toEqual({ ok: true })
})

test('what counts for several waits until as many are allowed', () => {
  const four = [0, 1_000, 2_000, 3_000]
  expect(decide(four, [TEN_A_MINUTE], 30_000, 6)).toEqual({ ok: true })
  expect(decide(four, [TEN_A_MINUTE], 30_000, 7)).toEqual({ ok: false, retryAfterSeconds: 30 })
  expect(decide(four, [TEN_A_MINUTE], 30_000, 10)).toEqual({ ok: false, retryAfterSeconds: 33 })
})

test('the quota that waits longest decides', () => {
  const spread = Array.from({ length: 30 }, (_turn, index) => index * 61_000)
  const decision = decide(spread, [TEN_A_MINUTE, THIRTY_AN_HOUR], 30 * 61_000)
  expect(decision).toEqual({ ok: false, retryAfterSeconds: 1_770 })
})

test('T21: a wall clock that is set back makes nobody wait for longer than a window, nor again and again', () => {
  const before = Array.from({ length: 10 }, (_turn, index) => TWO_DAYS_MS + index)
  expect(countedTimes(before, [TEN_A_MINUTE], 0)).toEqual([])
  const skewed = before.map((time) => time - TWO_DAYS_MS + 3_000)
  const counted = countedTimes(skewed, [TEN_A_MINUTE], 0)
  expect(decide(counted, [TEN_A_MINUTE], 0)).toEqual({ ok: false, retryAfterSeconds: 60 })
})

test.each([10, 60, 61, 500])('T21: in no minute more than %i pass, whatever the times', async (count) => {
  await assert(
    asyncProperty(
      array(integer({ min: 0, max: Math.floor(200_000 / count) }), { maxLength: 8 * count }),
      async (gaps) => {
        let now = 0
        const limiter = createMemoryLimiter(() => now)
        const passed: number[] = []
        for (const gap of gaps) {
          now += gap
          const decision = await limiter.consume('one', [{ count, windowMs: 60_000 }])
          if (decision.ok) passed.push(now)
          expect(decision.ok ? 0 : decision.retryAfterSeconds).toBeLessThanOrEqual(60)
        }
        for (const [index, time] of passed.entries())
          expect(time - (passed[index - count] ?? -Infinity)).toBeGreaterThanOrEqual(60_000)
      },
    ),
    { numRuns: 30 },
  )
})

test('a high limit is reached to within a sixtieth, and with a wait that suffices', async () => {
  let now = 0
  const limiter = createMemoryLimiter(() => now)
  const take = () => limiter.consume('one', [{ count: 6_000, windowMs: 60_000 }])
  for (let attempt = 0; attempt < 6_000; attempt++, now += 5) expect((await take()).ok).toBe(true)
  const rejected = await take()
  expect(rejected.ok).toBe(false)
  now += rejected.ok ? 0 : rejected.retryAfterSeconds * 1_000
  expect((await take()).ok).toBe(true)
})

test('one client does not use up the quota of another', async () => {
  const limiter = createMemoryLimiter(() => 0)
  for (let attempt = 0; attempt < 10; attempt++) await limiter.consume('one', [TEN_A_MINUTE])
  expect((await limiter.consume('one', [TEN_A_MINUTE])).ok).toBe(false)
  expect((await limiter.consume('two', [TEN_A_MINUTE])).ok).toBe(true)
})

test('without a quota everybody passes', async () => {
  const limiter = createMemoryLimiter()
  for (let attempt = 0; attempt < 100; attempt++)
    expect(await limiter.consume('one', [])).toEqual({ ok: true })
})

test('T77: a request costs the same however high the limit is', async () => {
  const limiter = createMemoryLimiter()
  const high = [{ count: 1_000_000, windowMs: 3_600_000 }]
  const before = process.threadCpuUsage()
  for (let attempt = 0; attempt < 100_000; attempt++) await limiter.consume('office', high)
  // A list of times that is filtered for each request would take minutes.
  expect(process.threadCpuUsage(before).user).toBeLessThan(5_000_000)
})
