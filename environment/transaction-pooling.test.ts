import { expect, test } from 'vitest'
import { usesTransactionPooling } from './transaction-pooling.ts'

/** Reads these in turn, then the last one again and again. */
function reader(...sessions: readonly number[]): () => Promise<unknown> {
  let next = 0
  return async () => sessions[Math.min(next++, sessions.length - 1)]
}

test.each([
  ['each connection has a session of its own', reader(1), reader(2), false],
  ['both have the same', reader(1), reader(1), true],
  ['one changes', reader(1, 3), reader(2), true],
  ['both have the same once', reader(1, 1, 1, 4, 4), reader(2, 4), true],
])('%s', async (_name, first, second, expected) => {
  expect(await usesTransactionPooling(first, second)).toBe(expected)
})
