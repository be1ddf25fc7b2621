import { array, assert, asyncProperty, integer } from 'fast-check'
import { expect, test } from 'vitest'
import { judgeTurn } from './limits.ts'
import { createMemoryLimiter } from './memory-limiter.ts'

const TEN_A_MINUTE = { count: 10, windowMs: 60_000 }
const THIRTY_AN_HOUR = { count: 30, windowMs: 3_600_000 }

test('the tenth turn in a minute passes, the eleventh waits until the first is a minute old', () => {
  const nine = Array.from({ length: 9 }, (_turn, index) => index * 1_000)
  expect(judgeTurn(nine, [TEN_A_MINUTE], 30_000)).toEqual({ ok: true })
  expect(judgeTurn([...nine, 9_000], [TEN_A_MINUTE], 30_000)).toEqual({ ok: false, retryAfterSeconds: 30 })
  expect(judgeTurn([...nine, 9_000], [TEN_A_MINUTE], 60_000)).toEqual({ ok: true })
})

test('the allowance that waits longest decides', () => {
  const spread = Array.from({ length: 30 }, (_turn, index) => index * 61_000)
  const turn = judgeTurn(spread, [TEN_A_MINUTE, THIRTY_AN_HOUR], 30 * 61_000)
  expect(turn).toEqual({ ok: false, retryAfterSeconds: 1_770 })
})

test('in no minute more than ten pass, whatever the times', async () => {
  await assert(
    asyncProperty(array(integer({ min: 0, max: 20_000 }), { maxLength: 80 }), async (gaps) => {
      const limiter = createMemoryLimiter()
      const passed: number[] = []
      let now = 0
      for (const gap of gaps) {
        now += gap
        if ((await limiter.take('one', [TEN_A_MINUTE], now)).ok) passed.push(now)
      }
      for (const time of passed) {
        expect(passed.filter((other) => other > time - 60_000 && other <= time).length).toBeLessThanOrEqual(
          10,
        )
      }
    }),
  )
})

test('one client does not use up the turns of another', async () => {
  const limiter = createMemoryLimiter()
  for (let turn = 0; turn < 10; turn++) await limiter.take('one', [TEN_A_MINUTE], 0)
  expect((await limiter.take('one', [TEN_A_MINUTE], 0)).ok).toBe(false)
  expect((await limiter.take('two', [TEN_A_MINUTE], 0)).ok).toBe(true)
})

test('without an allowance everybody passes', async () => {
  const limiter = createMemoryLimiter()
  for (let turn = 0; turn < 100; turn++) expect(await limiter.take('one', [], 0)).toEqual({ ok: true })
})
