import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BackendRequest } from '../../backend/src/create-backend.ts'
import { createHttpServer } from '../connections/create-http-server.ts'
import { createSite, type SiteDependencies } from '../create-site.ts'
import { createPageCache } from '../response-cache/page-cache.ts'
import { createLog } from '../operation/log.ts'
import { HTTP_SERVER_FAKES, POST_FAKES, siteFakes } from '../testing/fakes.ts'
import { requestText, sendRaw } from '../testing/send-raw.ts'
import { createPostListener, type PostDependencies } from './post-listener.ts'

const JSON_TYPE = 'application/json'
const FORM = 'application/x-www-form-urlencoded'
let server: Server
let fakes: SiteDependencies
/** Requests that the backend received. */
let received: BackendRequest[]

async function open(given: Partial<PostDependencies> = {}) {
  received = []
  fakes = siteFakes()
  const respond = (request: BackendRequest) => {
    received.push(request)
    return POST_FAKES.backend.respond(request)
  }
  const backend = { ...POST_FAKES.backend, respond, ...given.backend }
  server = createHttpServer({
    siteUrl: fakes.siteUrl,
    fetch: createSite(fakes).fetch,
    posts: createPostListener({ ...fakes, ...POST_FAKES, ...given, backend }),
    pages: createPageCache({ maxPages: 10, maxBytes: 1_000_000, clock: () => 0 }),
    files: new Map(),
    ...HTTP_SERVER_FAKES,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

function post(path: string, body: string, headers: Record<string, string> = {}, isChunked = false) {
  return fetch(base() + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': JSON_TYPE, ...headers },
    ...(isChunked ? { body: new Blob([body]).stream(), duplex: 'half' } : { body }),
  })
}

async function responseOf(response: Response) {
  const { 'x-request-id': id, date: _date, ...headers } = Object.fromEntries(response.headers)
  return { status: response.status, headers, hasId: id !== undefined, body: await response.text() }
}

beforeEach(() => open())
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('a post', () => {
  it('is handled the same with Content-Length and in chunks', async () => {
    const stated = await responseOf(await post('/api/contact', '{"text":"Olá 👋"}'))
    expect(await responseOf(await post('/api/contact', '{"text":"Olá 👋"}', {}, true))).toEqual(stated)
    expect(stated).toMatchObject({ status: 201, hasId: true, body: '{"text":"Olá 👋"}' })
    expect(stated.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })

  it('T50: passes on the client address that the site determined, and only known headers', async () => {
    await post('/api/contact?a=b', '{}', {
      'x-client-address': '203.0.113.9',
      cookie: 'secret=1',
      'x-forwarded-for': '192.0.2.1',
      'idempotency-key': 'key-1',
    })
    const { url, headers } = received[0]!
    expect(url).toBe('https://beam.example/api/contact?a=b')
    const names = ['x-client-address', 'cookie', 'x-forwarded-for', 'idempotency-key']
    expect(names.map((name) => headers.get(name))).toEqual(['127.0.0.1', null, null, 'key-1'])
  })

  it('T69: is counted, timed and logged once, by its path and without personal data', async () => {
    const lines: string[] = []
    server.close()
    await open({
      log: createLog('info', { write: (line) => lines.push(line) }),
      metrics: siteFakes().metrics,
    })
    const headers = { 'user-agent': 'canary-agent', referer: 'https://canary.example/' }
    await post('/api/contact?email=canary@query.example', '{"a":"canary-body"}', headers)
    await post('/canary-path', 'a=canary', { 'content-type': FORM })
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { method: 'POST', route: '/api/contact', status: 201 },
      { method: 'POST', route: 'page', status: 303 },
    ])
    expect(lines.join('')).not.toMatch(/canary|127\.0\.0\.1/u)
  })

  it('T170: gets no route of its own in the metrics at a made-up path, also with an invalid host', async () => {
    const { metrics } = siteFakes()
    server.close()
    await open({ metrics })
    for (const path of ['/api/made-up', '/api/made-up-too', '/api/contact']) {
      const response = await sendRaw(base(), requestText('POST', path, { host: 'a b' }, '{}'))
      expect(response.status).toBe(400)
    }
    const { values } = await metrics.requests.get()
    expect(values.map(({ labels: { route }, value }) => [route, value])).toEqual([
      ['page', 2],
      ['/api/contact', 1],
    ])
  })

  it('is answered with 500 when the backend throws', async () => {
    server.close()
    await open({ backend: { ...POST_FAKES.backend, respond: () => Promise.reject(new Error('broken')) } })
    const response = await post('/api/contact', '{}')
    expect(response.status).toBe(500)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.json()).toMatchObject({ message: 'Something went wrong. Please try again.' })
  })

  it('fails alone when its client disconnects within the body', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(
      `POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-type: ${JSON_TYPE}\r\ncontent-length: 9\r\n\r\n{"`,
    )
    await expect.poll(() => received.length).toBe(1)
    socket.destroy()
    expect((await post('/api/contact', '{}')).status).toBe(201)
  })
})

describe('the response to a post', () => {
  const html = { accept: 'text/html,*/*' }
  it.each([
    ['/api/contact', { 'content-type': JSON_TYPE }, 201],
    ['/api/contact', { 'content-type': FORM, accept: 'application/json' }, 201],
    ['/api/contact', { 'content-type': FORM, ...html }, 303],
    ['/contacts', { 'content-type': FORM, ...html }, 303],
    ['/hooks/content', {}, 204],
    ['/healthz', {}, 405],
    ['/%ff', {}, 400],
    [`/${'x'.repeat(5_000)}`, {}, 414],
  ] as const)('of %s with %o is %i', async (path, headers, status) => {
    expect((await post(path, 'a=b', headers)).status).toBe(status)
  })

  it('is its page with the submitted answers when it was not stored', async () => {
    server.close()
    const rejectedForm = {
      form: 'contact',
      answers: {},
      errors: {},
      message: '',
      advice: {},
      filesLost: false,
    }
    const response = { status: 429, headers: { 'retry-after': '7' }, body: '{"message":"Too often"}' }
    await open({
      backend: { ...POST_FAKES.backend, submitFromPage: async () => ({ response, rejectedForm }) },
    })
    const shown = await post('/contacts', 'a=b', { 'content-type': FORM, ...html })
    expect([shown.status, shown.headers.get('cache-control'), await shown.text()]).toEqual([
      429,
      'no-store',
      'page of contact',
    ])
  })

  it('is a small page when there are no answers to show', async () => {
    server.close()
    const response = { status: 503, headers: { 'retry-after': '2' }, body: '{"message":"We are very busy"}' }
    await open({
      backend: {
        ...POST_FAKES.backend,
        submitFromPage: async () => ({ response, rejectedForm: null }),
      },
    })
    const shown = await post('/contacts', 'a=b', { 'content-type': FORM, ...html })
    expect([shown.status, shown.headers.get('retry-after'), shown.headers.get('content-type')]).toEqual([
      503,
      '2',
      'text/html; charset=utf-8',
    ])
    expect(await shown.text()).toContain('We are very busy')
  })
})
