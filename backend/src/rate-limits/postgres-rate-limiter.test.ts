import { expect, test } from 'vitest'
import { createTestLog } from '../../testing/test-log.ts'
import type { RateLimitDecision } from './rate-limiter.ts'
import { createPostgresRateLimiter } from './postgres-rate-limiter.ts'

const TWO_A_MINUTE = [{ count: 2, windowMs: 60_000 }]

function open(consumeRateLimit: () => Promise<RateLimitDecision>) {
  const log = createTestLog()
  return {
    log,
    limiter: createPostgresRateLimiter({
      storage: { consumeRateLimit },
      log,
      now: () => 0,
      clock: () => 0,
    }),
  }
}

test('T23: while storage fails, each process counts for itself instead of letting all in', async () => {
  const { log, limiter } = open(() => Promise.reject(new Error('unavailable')))
  const results = []
  for (let attempt = 0; attempt < 3; attempt++) results.push((await limiter.consume('one', TWO_A_MINUTE)).ok)
  expect(results).toEqual([true, true, false])
  expect(log.lines.map(({ event }) => event)).toContain('limits-not-shared')
})

test('the shared count decides while storage answers', async () => {
  const { limiter } = open(async () => ({ ok: false, retryAfterSeconds: 7 }))
  expect(await limiter.consume('one', TWO_A_MINUTE)).toEqual({ ok: false, retryAfterSeconds: 7 })
})

test('T21: requests accepted while storage was available count while it is not', async () => {
  let isUnavailable = false
  const { limiter } = open(async () => {
    if (isUnavailable) throw new Error('unavailable')
    return { ok: true }
  })
  for (let attempt = 0; attempt < 2; attempt++) await limiter.consume('one', TWO_A_MINUTE)
  isUnavailable = true
  expect((await limiter.consume('one', TWO_A_MINUTE)).ok).toBe(false)
})
