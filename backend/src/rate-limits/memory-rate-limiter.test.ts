import { array, assert, asyncProperty, integer } from 'fast-check'
import { expect, test } from 'vitest'
import { createMemoryRateLimiter } from './memory-rate-limiter.ts'

const TEN_A_MINUTE = { count: 10, windowMs: 60_000 }

test.each([10, 60, 61, 500])('T21: in no minute more than %i pass, whatever the times', async (count) => {
  await assert(
    asyncProperty(
      array(integer({ min: 0, max: Math.floor(200_000 / count) }), { maxLength: 8 * count }),
      async (gaps) => {
        let now = 0
        const limiter = createMemoryRateLimiter(() => now)
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
  const limiter = createMemoryRateLimiter(() => now)
  const take = () => limiter.consume('one', [{ count: 6_000, windowMs: 60_000 }])
  for (let attempt = 0; attempt < 6_000; attempt++, now += 5) expect((await take()).ok).toBe(true)
  const rejected = await take()
  expect(rejected.ok).toBe(false)
  now += rejected.ok ? 0 : rejected.retryAfterSeconds * 1_000
  expect((await take()).ok).toBe(true)
})

test('one client does not use up the quota of another', async () => {
  const limiter = createMemoryRateLimiter(() => 0)
  for (let attempt = 0; attempt < 10; attempt++) await limiter.consume('one', [TEN_A_MINUTE])
  expect((await limiter.consume('one', [TEN_A_MINUTE])).ok).toBe(false)
  expect((await limiter.consume('two', [TEN_A_MINUTE])).ok).toBe(true)
})

test('without a quota everybody passes', async () => {
  const limiter = createMemoryRateLimiter()
  for (let attempt = 0; attempt < 100; attempt++)
    expect(await limiter.consume('one', [])).toEqual({ ok: true })
})

test('T77: a request costs the same however high the limit is', async () => {
  const limiter = createMemoryRateLimiter()
  const high = [{ count: 1_000_000, windowMs: 3_600_000 }]
  const before = process.threadCpuUsage()
  for (let attempt = 0; attempt < 100_000; attempt++) await limiter.consume('office', high)
  // A list of times that is filtered for each request would take minutes.
  expect(process.threadCpuUsage(before).user).toBeLessThan(5_000_000)
})
