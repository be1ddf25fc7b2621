import { expect, test } from 'vitest'
import { consumeStaffLimit } from './staff-limits.ts'

const ada = { id: '1', name: 'Ada', permissions: {} }
const operator = { id: 'command-line:ada', name: 'ada', permissions: 'all' } as const

/** Where every hour is used up. */
function usedUp(inboxListsPerHour = 200, retryAfterSeconds = 60) {
  const capped: string[] = []
  return {
    storage: { consumeRateLimit: async () => ({ ok: false, retryAfterSeconds }) as const },
    settings: { inboxListsPerHour, inboxRevealsPerHour: 60 },
    now: () => 0,
    capped,
    onLimitReached: (cap: string) => capped.push(cap),
  }
}

test.each([
  [1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3_600, '60 minutes'],
])('whoever has reached a limit for another %i s may try again in %s', async (retryAfterSeconds, time) => {
  const context = usedUp(200, retryAfterSeconds)
  expect(await consumeStaffLimit(context, ada, 'export')).toMatchObject({
    rejected: 'capped',
    message: `You have used up this hour's limit of 10 exports. Try again in ${time}.`,
    extra: { retryAfterSeconds },
  })
  expect(context.capped).toEqual(['export'])
})

test('of what the command line does, only lists are capped', async () => {
  expect(await consumeStaffLimit(usedUp(), operator, 'export')).toBeUndefined()
  expect(await consumeStaffLimit(usedUp(), operator, 'list')).toMatchObject({ rejected: 'capped' })
})

test('the cap of lists can be set, and 0 removes it', async () => {
  const { message } = (await consumeStaffLimit(usedUp(7), ada, 'list'))!
  expect(message).toContain('limit of 7 pages of lists and searches')
  expect(await consumeStaffLimit(usedUp(0), ada, 'list')).toBeUndefined()
})
