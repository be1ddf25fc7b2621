import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createTestBackend } from '../../../testing/test-backend.ts'
import { INBOX_SECRET, openTestInbox, testActor, type Tampering } from '../../../testing/inbox-client.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const STALE_SECONDS = 301

const FORGERIES: readonly [string, Tampering][] = [
  ['another secret', { secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` }],
  ['no signature', { headers: { 'webhook-signature': '' } }],
  ['a signature of another version', { headers: { 'webhook-signature': 'v2,AAAA' } }],
  ['an altered actor', { actor: Buffer.from(JSON.stringify(testActor())).toString('base64url') }],
  ['no actor', { headers: { 'x-inbox-actor': '' } }],
  ['an altered body', { body: '{"view":"all"}' }],
  ['an altered path', { path: '/v1/counts' }],
  ['a query', { path: '/v1/list?view=all' }],
  ['an altered time', { headers: { 'webhook-timestamp': String(NOW / 1000 + 1) } }],
  ['a stale time', { signedAt: NOW / 1000 - STALE_SECONDS }],
  ['a time to come', { signedAt: NOW / 1000 + STALE_SECONDS }],
  ['a time that is none', { headers: { 'webhook-timestamp': 'now' } }],
  ['an altered nonce', { headers: { 'webhook-id': 'another-nonce-of-mine' } }],
  ['a nonce that is too short', { nonce: 'short' }],
]

test('T115: a request that is unsigned, altered or stale is answered 401', async () => {
  const { ask, backend } = await openTestInbox({ now: () => NOW })
  const nobody = testActor([])
  for (const [what, tampering] of FORGERIES) {
    const { status, body } = await ask(nobody, 'list', {}, tampering)
    expect([what, status, body.code]).toEqual([what, 401, 'unsigned'])
  }
  expect((await ask(testActor(), 'list')).status).toBe(200)
  expect((await backend.metrics()).inbox.rejected['unsigned']).toBe(FORGERIES.length)
})

test('T115: an actor that is signed but malformed is nobody', async () => {
  const { ask } = await openTestInbox({ now: () => NOW })
  const actors = [
    { id: '', name: 'A', permissions: {} },
    { id: '1', name: 'A' },
    { id: '1', name: 'A', permissions: 'all' },
    { id: '1', name: 'A', permissions: { read: 'contact' } },
    { id: '1', name: 'A', permissions: { everything: ['contact'] } },
    { id: '1', name: 'A'.repeat(200), permissions: {} },
  ]
  for (const actor of actors) expect((await ask(actor as never, 'list')).status).toBe(401)
})

test.each([
  ['😀'.repeat(120), 200],
  ['漢'.repeat(120), 200],
  ['😀'.repeat(121), 401],
])('a name may have 120 characters, whatever they are: %s', async (name, status) => {
  const { ask } = await openTestInbox({ now: () => NOW })
  expect((await ask({ ...testActor(), name }, 'list')).status).toBe(status)
})

test('T115: a request that comes twice is answered once, also when it comes five times at once', async () => {
  const first = await openTestInbox({ now: () => NOW })
  const nonce = { nonce: 'the-same-nonce-twice' }
  expect((await first.ask(testActor(), 'counts', {}, nonce)).status).toBe(200)
  const repeated = await first.ask(testActor(), 'counts', {}, nonce)
  expect([repeated.status, repeated.body.code]).toEqual([409, 'replayed'])
  const together = Array.from({ length: 5 }, () =>
    first.ask(testActor(), 'counts', {}, { nonce: 'five-at-the-same-time' }),
  )
  const statuses = (await Promise.all(together)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409])
  expect((await first.backend.metrics()).inbox.rejected['replayed']).toBe(5)
})

test('T115: what is too large, no JSON, no POST or unknown is answered with a reason and nothing else', async () => {
  const { ask, port } = await openTestInbox({ now: () => NOW })
  const all = testActor()
  expect((await ask(all, 'list', {}, { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  expect((await ask(all, 'dance')).body).toEqual({
    code: 'not-found',
    message: 'There is no such operation.',
  })
  expect((await ask(all, 'constructor')).status).toBe(404)
  expect((await ask(all, 'note', { id: 'x', text: 'x'.repeat(300_000) })).status).toBe(413)
  const odd = await ask(all, 'list', { view: 'everything' })
  expect(odd.body).toEqual({ code: 'invalid', message: 'view: picklist expected' })
  expect((await ask(all, 'list', { unknown: 1 })).status).toBe(400)
  expect((await ask(all, 'list', null)).status).toBe(400)
  expect((await fetch(`http://127.0.0.1:${port}/v1/list`)).status).toBe(405)
})

test('T120: without INBOX_SECRET there is no listener, and the site’s own endpoints know nothing of it', async () => {
  const without = await createTestBackend()
  expect(await without.listenForStaff()).toBeNull()
  const { backend } = await openTestInbox()
  for (const path of ['/v1/list', '/v1/export', '/api/v1/list', '/inbox/v1/list'])
    expect((await backend.fetch(new Request(`http://beam.example${path}`, { method: 'POST' }))).status).toBe(
      404,
    )
})

test('T120: the listener is on the loopback address only', async () => {
  const { port } = await openTestInbox()
  const reached = await new Promise((resolve) => {
    // Another address of this machine: a listener on all addresses would accept it.
    const socket = connect({ host: '127.0.0.2', port }, () => resolve(true))
    socket.on('error', () => resolve(false))
  })
  expect(reached).toBe(false)
  expect(INBOX_SECRET).toMatch(/^whsec_/u)
})
