import { expect, test } from 'vitest'
import { retryWhileUnavailable } from './retry-while-unavailable.ts'

const LOST = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })

/** Fails as often as said, then succeeds. */
function failing(failures: number, error: Error) {
  let attempts = 0
  const action = async () => {
    attempts += 1
    if (attempts <= failures) throw error
    return 'done'
  }
  return { action, attempts: () => attempts }
}

test('what was lost with the connection is tried again', async () => {
  const { action, attempts } = failing(2, LOST)
  expect(await retryWhileUnavailable(action)).toBe('done')
  expect(attempts()).toBe(3)
})

test('what will not pass by itself is not tried again', async () => {
  const { action, attempts } = failing(1, new Error('of ours'))
  await expect(retryWhileUnavailable(action)).rejects.toThrow('of ours')
  expect(attempts()).toBe(1)
})

test('with no time for it, e.g. a nonce that may have been stored, nothing is tried again', async () => {
  const { action, attempts } = failing(1, LOST)
  await expect(retryWhileUnavailable(action, 0)).rejects.toMatchObject({ reason: 'unreachable' })
  expect(attempts()).toBe(1)
})
