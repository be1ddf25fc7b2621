import { expect, test } from 'vitest'
import { createTestLog } from '../testing/test-log.ts'
import { createSharedLimiter } from './shared-limiter.ts'

const TWO_A_MINUTE = [{ count: 2, windowMs: 60_000 }]

test('T23: while storage fails, each process counts for itself instead of letting all in', async () => {
  const log = createTestLog()
  const limiter = createSharedLimiter({ takeTurn: () => Promise.reject(new Error('away')) }, log)
  const turns = []
  for (let turn = 0; turn < 3; turn++) turns.push((await limiter.take('one', TWO_A_MINUTE, 0)).ok)
  expect(turns).toEqual([true, true, false])
  expect(log.lines.map(({ event }) => event)).toContain('limits-not-shared')
})

test('the shared count decides while storage answers', async () => {
  const limiter = createSharedLimiter(
    { takeTurn: async () => ({ ok: false, retryAfterSeconds: 7 }) },
    createTestLog(),
  )
  expect(await limiter.take('one', TWO_A_MINUTE, 0)).toEqual({ ok: false, retryAfterSeconds: 7 })
})
