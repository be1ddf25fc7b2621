import { expect, test } from 'vitest'
import { countedTimes, decideInDatabase } from './database-sliding-window.ts'

const TEN_A_MINUTE = { count: 10, windowMs: 60_000 }
const THIRTY_AN_HOUR = { count: 30, windowMs: 3_600_000 }
const TWO_DAYS_MS = 172_800_000

test('the tenth request in a minute passes, the eleventh waits until the first is a minute old', () => {
  const nine = Array.from({ length: 9 }, (_, index) => index * 1_000)
  expect(decideInDatabase(nine, [TEN_A_MINUTE], 30_000)).toEqual({ ok: true })
  expect(decideInDatabase([...nine, 9_000], [TEN_A_MINUTE], 30_000)).toEqual({
    ok: false,
    retryAfterSeconds: 30,
  })
  expect(decideInDatabase([...nine, 9_000], [TEN_A_MINUTE], 60_000)).toEqual({ ok: true })
})

test('what counts for several waits until as many are allowed', () => {
  const four = [0, 1_000, 2_000, 3_000]
  expect(decideInDatabase(four, [TEN_A_MINUTE], 30_000, 6)).toEqual({ ok: true })
  expect(decideInDatabase(four, [TEN_A_MINUTE], 30_000, 7)).toEqual({ ok: false, retryAfterSeconds: 30 })
  expect(decideInDatabase(four, [TEN_A_MINUTE], 30_000, 10)).toEqual({
    ok: false,
    retryAfterSeconds: 33,
  })
})

test('the quota that waits longest decides', () => {
  const spread = Array.from({ length: 30 }, (_, index) => index * 61_000)
  const decision = decideInDatabase(spread, [TEN_A_MINUTE, THIRTY_AN_HOUR], 30 * 61_000)
  expect(decision).toEqual({ ok: false, retryAfterSeconds: 1_770 })
})

test('T21: a wall clock that is set back makes nobody wait for longer than a window, nor again and again', () => {
  const before = Array.from({ length: 10 }, (_, index) => TWO_DAYS_MS + index)
  expect(countedTimes(before, [TEN_A_MINUTE], 0)).toEqual([])
  const skewed = before.map((time) => time - TWO_DAYS_MS + 3_000)
  const counted = countedTimes(skewed, [TEN_A_MINUTE], 0)
  expect(decideInDatabase(counted, [TEN_A_MINUTE], 0)).toEqual({ ok: false, retryAfterSeconds: 60 })
})
