import { expect, test } from 'vitest'
import { nextAttempt } from './backoff.ts'

const SECOND = 1_000
const HOUR = 3_600_000

test('each pause is twice the one before, up to an hour', () => {
  const pauses = [1, 2, 3, 4, 9, 10, 40].map((attempts) => nextAttempt(attempts, 0, 0.5))
  expect(pauses).toEqual([10, 20, 40, 80, 2_560, 3_600, 3_600].map((seconds) => seconds * SECOND))
})

test('chance moves a pause by 30 % either way', () => {
  expect(nextAttempt(1, 0, 0)).toBe(7 * SECOND)
  expect(nextAttempt(1, 0, 0.999_999)).toBeCloseTo(13 * SECOND, -1)
})

test('T86: a delivery ends after three days of pauses, however the clock is set', () => {
  let passed = 0
  let attempts = 1
  for (; nextAttempt(attempts, 0, 0.5) !== undefined; attempts++) passed += nextAttempt(attempts, 0, 0.5)!
  expect(passed).toBeGreaterThanOrEqual(72 * HOUR)
  expect(passed).toBeLessThan(73 * HOUR)
  for (const now of [0, Date.UTC(2026, 10, 20), Date.UTC(2999, 0, 1)])
    expect(nextAttempt(attempts - 1, now, 0.5)).toBe(now + HOUR)
})
