import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { INBOX_SECRET, signedHeaders, testActor } from '../../../testing/inbox-client.ts'
import { openAdminBesideSite } from '../../../testing/admin-beside-site.ts'
import { createTestLog } from '../../../testing/test-log.ts'
import { StorageUnavailableError } from '../../storage/storage.ts'
import type { InboxContext } from '../inbox-context.ts'
import { createApi } from './create-api.ts'
import { listen } from './listen.ts'

const NAME = 'Canary of a name'

/** An inbox whose storage can fail; `ask` sends it a signed search. */
function openApi(open: () => Promise<InboxContext>) {
  const log = createTestLog()
  const respond = createApi({ secret: INBOX_SECRET, open, log, now: Date.now, onRejected: () => undefined })
  const ask = async () => {
    const body = JSON.stringify({ search: NAME })
    const headers = signedHeaders(testActor(), '/v1/list', body, randomUUID(), Math.floor(Date.now() / 1000))
    const response = await respond({ method: 'POST', path: '/v1/list', body: Buffer.from(body), headers })
    return { ...response, body: JSON.parse(String(response.body)) as Record<string, unknown> }
  }
  return { ask, log }
}

test.each(['disk', 'busy', 'unreachable'] as const)(
  'while storage says "%s", staff are asked to try again, and once it is back they are answered',
  async (reason) => {
    const { context } = await openAdminBesideSite()
    let isAway = true
    const consumeNonce: InboxContext['storage']['consumeNonce'] = (request) =>
      isAway ? Promise.reject(new StorageUnavailableError(reason)) : context.storage.consumeNonce(request)
    const { ask, log } = openApi(async () => ({ ...context, storage: { ...context.storage, consumeNonce } }))
    const away = await ask()
    expect([away.status, away.body['code']]).toEqual([503, 'unavailable'])
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0)
    expect(log.lines).toMatchObject([{ event: 'inbox-unavailable', reason }])
    isAway = false
    expect((await ask()).status).toBe(200)
  },
)

test('storage that cannot be opened is opened again with the next request', async () => {
  const { context } = await openAdminBesideSite()
  let attempts = 0
  const { ask } = openApi(async () => {
    if ((attempts += 1) === 1) throw new StorageUnavailableError('unreachable')
    return context
  })
  expect((await ask()).status).toBe(503)
  expect((await ask()).status).toBe(200)
})

test('a bug is answered without a word about it, and logged without what was asked', async () => {
  const { ask, log } = openApi(() => Promise.reject(new TypeError(`no ${NAME}`)))
  const { status, body } = await ask()
  expect([status, body]).toEqual([500, { code: 'failed', message: 'Something went wrong on our side.' }])
  expect(log.lines).toMatchObject([{ level: 'error', event: 'inbox-request-failed' }])
  expect(JSON.stringify([body, log.lines])).not.toContain('Canary')
})

test('of many requests at a time, those beyond the limit are asked to come again, and can', async () => {
  const ends: (() => void)[] = []
  const ok = { status: 200, headers: {}, body: '{}' }
  const listener = await listen({
    host: '127.0.0.1',
    port: 0,
    handleRequest: () => new Promise((resolve) => ends.push(() => resolve(ok))),
  })
  const post = () => fetch(`http://127.0.0.1:${listener.port}/v1/list`, { method: 'POST', body: '{}' })
  const waiting = Array.from({ length: 8 }, post)
  await expect.poll(() => ends.length).toBe(8)
  const busy = await post()
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '1'])
  for (const end of ends.splice(0)) end()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(
    Array.from({ length: 8 }, () => 200),
  )
  const next = post()
  await expect.poll(() => ends.length).toBe(1)
  for (const end of ends) end()
  expect((await next).status).toBe(200)
  await listener.close()
})
