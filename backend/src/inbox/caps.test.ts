import { expect, test } from 'vitest'
import { consumeCap } from './caps.ts'

test.each([
  [1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3_600, '60 minutes'],
])('whoever has reached a limit for another %i s may try again in %s', async (retryAfterSeconds, time) => {
  const capped: string[] = []
  const context = {
    storage: { consumeRateLimit: async () => ({ ok: false, retryAfterSeconds }) as const },
    now: () => 0,
    onCapped: (cap: string) => capped.push(cap),
  }
  expect(await consumeCap(context, { id: '1', name: 'Ada', permissions: {} }, 'export')).toMatchObject({
    refused: 'capped',
    message: `You have used up this hour's limit of 10. Try again in ${time}.`,
    extra: { retryAfterSeconds },
  })
  expect(capped).toEqual(['export'])
})
