import { expect, test } from 'vitest'
import { createRestartDelays } from './restart-delays.ts'

test('delays grow to a minute, and begin anew after a process that ran for a minute', () => {
  const delays = createRestartDelays()
  const short = Array.from({ length: 40 }, () => delays.next(100))
  expect(short.slice(0, 4)).toEqual([500, 1000, 2000, 4000])
  expect(short.at(-1)).toBe(60_000)
  expect(delays.next(60_000)).toBe(500)
  expect(delays.next(100)).toBe(500)
})
