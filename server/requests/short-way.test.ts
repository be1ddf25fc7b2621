import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, BackendRequest } from '../../backend/src/create-backend.ts'
import { createHttpServer } from '../connections/listen.ts'
import { createSite, type SiteDependencies } from '../create-site.ts'
import { createPageCache } from '../kept-answers/page-cache.ts'
import { LISTEN_FAKES, siteFakes } from '../testing/fakes.ts'
import { createShortWay } from './short-way.ts'

const JSON_TYPE = 'application/json'
let server: Server
let fakes: SiteDependencies
/** What the backend was asked on the short way. */
let asked: BackendRequest[]

async function open(given: Partial<SiteDependencies> = {}) {
  asked = []
  fakes = siteFakes({ backend: respond, website: async () => new Response('page'), ...given })
  const answer = (request: BackendRequest) => (asked.push(request), echo(request))
  server = createHttpServer({
    siteUrl: fakes.siteUrl,
    fetch: createSite(fakes).fetch,
    shortWay: createShortWay({ ...fakes, answer }),
    pages: createPageCache({ pages: 10, bytes: 1_000_000, clock: () => 0 }),
    files: new Map(),
    ...LISTEN_FAKES,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

/** Says what it was told; its status is what the body asks for. */
async function echo({ url, method, headers, arrayBuffer }: BackendRequest): Promise<Answer> {
  const told = [
    'x-client-address',
    'host',
    'origin',
    'accept',
    'idempotency-key',
    'cookie',
    'x-forwarded-for',
  ]
  const body = new TextDecoder().decode(await arrayBuffer())
  const status = Number(JSON.parse(body).status)
  const heard = told.map((name) => [name, headers.has(name), headers.get(name)])
  return {
    status,
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store', 'retry-after': '5' },
    body: status === 204 ? null : JSON.stringify({ url, method, heard, body }),
  }
}

const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function respond(request: BackendRequest): Promise<Response> {
  const { status, headers, body } = await echo(request)
  return new Response(body, { status, headers })
}

/** A body of unknown length goes the long way. */
function post(body: string, headers: Record<string, string> = {}, way: 'short' | 'long' = 'short') {
  const stream = new Blob([body]).stream()
  return fetch(`${base()}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': JSON_TYPE, ...headers },
    ...(way === 'short' ? { body } : { body: stream, duplex: 'half' }),
  })
}

async function everythingOf(response: Response) {
  const { 'x-request-id': id, date: _date, ...headers } = Object.fromEntries(response.headers)
  return { status: response.status, headers, hasId: id !== undefined, body: await response.text() }
}

beforeEach(() => open())
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('a post of JSON on the short way', () => {
  it.each([201, 204, 422, 503])('is answered as on the long way, header for header: %i', async (status) => {
    const body = JSON.stringify({ status, words: 'Olá 👋' })
    const headers = {
      cookie: 'secret=1',
      'x-forwarded-for': '192.0.2.1',
      origin: 'https://beam.example',
      'idempotency-key': 'key-1',
    }
    const short = await everythingOf(await post(body, headers))
    expect(asked).toHaveLength(1)
    const long = await everythingOf(await post(body, headers, 'long'))
    expect(asked).toHaveLength(1)
    expect(short).toEqual(long)
    expect(short).toMatchObject({ status, hasId: true })
  })

  it('is counted and timed by its path', async () => {
    await post('{"status":201}')
    const metrics = await fakes.metrics.registry.metrics()
    expect(asked).toHaveLength(1)
    expect(metrics).toContain('beam_requests_total{route="/api/contact",status="201"} 1')
    expect(metrics).toContain('beam_request_seconds_count{route="/api/contact"} 1')
  })

  it('is answered also when a fault of ours keeps it from being judged', async () => {
    const response = await post('no JSON: this backend throws')
    expect(asked).toHaveLength(1)
    expect(response.status).toBe(500)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.json()).toMatchObject({ message: 'Something went wrong. Please try again.' })
  })

  it('ends its connection alone when the client goes away within its body', async () => {
    const taken: string[] = []
    let left = 0
    const load = { ...fakes.load, enter: (who: string | null) => (taken.push(who ?? ''), () => (left += 1)) }
    server.close()
    await open({ load: load as SiteDependencies['load'] })
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(
      `POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-type: ${JSON_TYPE}\r\ncontent-length: 9\r\n\r\n{"`,
    )
    await expect.poll(() => taken).toHaveLength(1)
    socket.destroy()
    await expect.poll(() => left).toBe(1)
    expect((await post('{"status":201}')).status).toBe(201)
  })
})

describe('the long way', () => {
  const others: readonly [string, Record<string, string>, number][] = [
    ['what comes from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a form without scripts', { 'content-type': 'application/x-www-form-urlencoded' }, 201],
  ]
  it.each(others)('takes %s', async (_, headers, status) => {
    expect((await post('{"status":201}', headers)).status).toBe(status)
    expect(asked).toEqual([])
  })

  it('takes what there is no room for', async () => {
    server.close()
    await open({ load: { ...fakes.load, enter: () => null } })
    const response = await post('{"status":201}')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(asked).toEqual([])
  })

  it('takes long bodies and other addresses', async () => {
    expect((await post('x'.repeat(100_000))).status).toBe(413)
    const init = { method: 'POST', headers: { 'content-type': JSON_TYPE }, body: '{"status":201}' }
    expect((await fetch(`${base()}/api/contact?a=b`, init)).status).toBe(201)
    expect(asked).toEqual([])
  })
})
