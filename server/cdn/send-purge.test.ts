import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSendPurge } from './send-purge.ts'

const TOKEN = 'a-token-of-this-test'

let server: Server
let status: number
let received: (Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { readonly body: string })[]

beforeEach(async () => {
  status = 200
  received = []
  server = createServer(async (request, response) => {
    const { method, url, headers } = request
    received.push({ method, url, headers, body: await text(request) })
    response.writeHead(status, { location: '/elsewhere' }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => server.close())

function settings(changes: object = {}) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`
  return {
    url,
    method: 'POST' as const,
    tagHeader: 'Surrogate-Key',
    token: null,
    tokenHeader: 'Authorization',
    ...changes,
  }
}

test('sends the tags in a header and as JSON', async () => {
  expect(await createSendPurge(settings({ token: TOKEN }))(['page:a', 'navigation'])).toBeNull()
  expect(received).toMatchObject([
    {
      method: 'POST',
      url: '/purge',
      headers: { 'surrogate-key': 'page:a navigation', authorization: `Bearer ${TOKEN}` },
      body: '{"tags":["page:a","navigation"]}',
    },
  ])
})

test('uses the method and headers of the settings', async () => {
  const own = { method: 'PURGE', tagHeader: 'Cache-Tag', token: TOKEN, tokenHeader: 'Fastly-Key' }
  await createSendPurge(settings(own))(['page:a', 'navigation'])
  expect(received).toMatchObject([
    { method: 'PURGE', headers: { 'cache-tag': 'page:a,navigation', 'fastly-key': TOKEN } },
  ])
})

test.each([
  [401, 'HTTP 401'],
  [503, 'HTTP 503'],
])('status %i is a failure', async (code, reason) => {
  status = code
  expect(await createSendPurge(settings())(['page:a'])).toBe(reason)
})

test('T149: the token is not sent to where a redirect leads, and no reason names it', async () => {
  status = 307
  const reason = await createSendPurge(settings({ token: TOKEN }))(['page:a'])
  expect(received.map(({ url }) => url)).toEqual(['/purge'])
  expect(reason).toMatch(/^\w+$/)
})

test('a CDN that does not respond is a failure, not an error', async () => {
  const send = createSendPurge(settings())
  server.close()
  await once(server, 'close')
  expect(await send(['page:a'])).toBe('ECONNREFUSED')
})
