import { expect, test } from 'vitest'
import { nextAttempt } from './backoff.ts'

const SECOND = 1_000
const HOUR = 3_600_000

test('each pause is twice the one before, up to an hour', () => {
  const pauses = [1, 2, 3, 4, 9, 10, 40].map((attempts) => nextAttempt(attempts, 0, 0, 0.5))
  expect(pauses).toEqual([10, 20, 40, 80, 2_560, 3_600, 3_600].map((seconds) => seconds * SECOND))
})

test('chance moves a pause by 30 % either way', () => {
  expect(nextAttempt(1, 0, 0, 0)).toBe(7 * SECOND)
  expect(nextAttempt(1, 0, 0, 0.999_999)).toBeCloseTo(13 * SECOND, -1)
})

test('after three days it is given up', () => {
  expect(nextAttempt(80, 0, 72 * HOUR - 1, 0.5)).toBeTypeOf('number')
  expect(nextAttempt(80, 0, 72 * HOUR, 0.5)).toBeUndefined()
})
