import { type EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test } from 'vitest'
import { securityHeaders } from '../../requests/security-headers.ts'
import { sendRaw, requestText } from '../../testing/send-raw.ts'
import { sendHttp2, sendTls, openHttp2, openTls } from './connect-to-proxy.ts'
import { SITE_NAME } from './host-names.ts'
import { openFiles } from './open-files.ts'
import { NGINX, startNginx } from './start-nginx.ts'
import { clientOf, newClient, useProxy } from './use-proxy.ts'

const EVIL = 'evil.example'
const HEADERS = securityHeaders('/', `https://${SITE_NAME}`)
/** Rate limits of the shipped configuration, in requests. */
const BURST = 300
const PER_SECOND = 100
const POST_BURST = 40
const CLOSED_WITHIN_MS = 60_000
/** Allowed for a busy machine. */
const TOLERANCE_MS = 5_000

const started = useProxy()

describe.skipIf(NGINX === null)('T88: the shipped proxy configuration', () => {
  test('redirects HTTP to the site name over TLS', async () => {
    const response = await sendWithoutTls(get('/about-us?x=1'))
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe(`https://${SITE_NAME}/about-us?x=1`)
  })

  test.each([
    ['a foreign name', get('/', { host: EVIL })],
    ['an unknown subdomain', get('/', { host: `x.${SITE_NAME}` })],
    ['an IP address', get('/', { host: '127.0.0.1' })],
    ['a foreign name in the request line', get(`http://${EVIL}/`)],
    ['no name', 'GET / HTTP/1.0\r\n\r\n'],
    ['invalid HTTP', 'hello\r\n\r\n'],
    ['a URL that is too long', get(`/${'x'.repeat(40_000)}`, { host: EVIL })],
  ])('closes a connection without TLS on %s', async (_what, bytes) => {
    expect((await sendWithoutTls(bytes)).status).toBe(0)
  })

  test.each([EVIL, '', `x.${SITE_NAME}`])('rejects the TLS handshake for "%s"', async (name) => {
    const socket = openTls(started().proxy, { servername: name })
    const isSecure = await new Promise((resolve) =>
      socket.once('secureConnect', () => resolve(true)).once('close', () => resolve(false)),
    )
    socket.destroy()
    expect(isSecure).toBe(false)
  })

  test.each([
    ['a foreign name', get('/', { host: EVIL })],
    ['a foreign name in the request line', get(`https://${EVIL}/`)],
    ['the name of the other service', get('/admin', { host: 'unknown.beamwallet.example' })],
    ['no name', 'GET / HTTP/1.1\r\n\r\n'],
  ])('closes the connection on %s after a valid handshake', async (_what, bytes) => {
    expect((await sendTls(started().proxy, bytes)).status).toBe(0)
    expect(started().upstream.requests).toEqual([])
  })

  test('closes an HTTP/2 stream with a foreign name, and serves the other streams', async () => {
    const session = openHttp2(started().proxy)
    onTestFinished(() => session.destroy())
    const foreign = await sendHttp2(session, '/', { ':authority': EVIL, 'x-test-client': newClient() })
    expect(foreign.status).toBe(0)
    expect((await sendHttp2(session, '/', { 'x-test-client': newClient() })).status).toBe(200)
    expect(started().upstream.requests).toHaveLength(1)
  })

  test('writes no response to its disk, even if the client does not read it', async () => {
    const session = openHttp2(started().proxy)
    onTestFinished(() => session.destroy())
    const request = session.request({ ':path': '/large', ':authority': SITE_NAME }).pause()
    await once(request, 'response')
    expect(temporaryFiles()).toEqual([])
    let bytes = 0
    request.on('data', (chunk: Buffer) => (bytes += chunk.length)).resume()
    await once(request, 'end')
    expect(bytes).toBe(200_000)
    expect(temporaryFiles()).toEqual([])
  })

  test('passes on the client address it sees and the configured name, whatever headers state', async () => {
    const spoofed = { 'x-forwarded-for': '198.51.100.1', 'x-test-client': '203.0.113.9', connection: 'close' }
    expect((await sendTls(started().proxy, get('/', spoofed))).status).toBe(200)
    expect(started().upstream.requests[0]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      host: SITE_NAME,
    })
  })

  test.each([
    ['/metrics', 404],
    ['/readyz', 404],
    ['/hooks/content', 404],
  ])('answers %s itself', async (path, status) => {
    const response = await sendTls(started().proxy, get(path))
    expect(response.status).toBe(status)
    expectOwnError(response.headers, response.body)
    expect(started().upstream.requests).toEqual([])
  })

  test.each([
    ['an invalid length', 400, requestText('POST', '/', { host: SITE_NAME, 'content-length': 'x' })],
    ['a very long URL', 414, get(`/${'x'.repeat(40_000)}`)],
    ['very long headers', 431, get('/', { cookie: 'x'.repeat(50_000) })],
    [
      'a body that is too large',
      413,
      requestText('POST', '/', { host: SITE_NAME, 'content-length': String(12 * 1024 * 1024) }),
    ],
  ])('answers %s itself, with the security headers', async (_what, status, bytes) => {
    const response = await sendTls(started().proxy, bytes)
    expect(response.status).toBe(status)
    expectOwnError(response.headers, response.body)
  })

  test('answers HTTP at the port of TLS with the security headers', async () => {
    const response = await sendRaw(`http://127.0.0.1:${started().proxy.httpsPort}`, get('/'))
    expect([0, 400]).toContain(response.status)
    if (response.status !== 0) expectOwnError(response.headers, response.body)
  })

  test('serves an error page while the site is not running', async () => {
    const alone = await startNginx({ sitePort: 9 })
    onTestFinished(() => alone.stop())
    const response = await sendTls(alone, get('/'))
    expect(response.status).toBe(502)
    expect(response.headers.get('retry-after')).toBe('5')
    expectOwnError(response.headers, response.body)
  })

  test('counts an IPv6 /64 network as one client, and other networks separately', async () => {
    const session = openHttp2(started().proxy)
    onTestFinished(() => session.destroy())
    const post = async (client: string) =>
      (await sendHttp2(session, '/', { 'x-test-client': client }, 'x')).status
    const same = Array.from(
      { length: POST_BURST + 20 },
      (_post, number) => `2001:db8:1:2:${number}::${number}`,
    )
    const statuses = await Promise.all(same.map(post))
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5)
    expect(await post('2001:db8:1:2::')).toBe(429)
    expect(await post('2001:db8:1:3::')).toBe(200)
    expect(await post('2001:db8:1:1:ffff:ffff:ffff:ffff')).toBe(200)
  })

  test('counts each IPv4 address separately, also when mapped to IPv6', async () => {
    const session = openHttp2(started().proxy)
    onTestFinished(() => session.destroy())
    const post = async (client: string) =>
      (await sendHttp2(session, '/', { 'x-test-client': client }, 'x')).status
    const many = await Promise.all(Array.from({ length: POST_BURST + 20 }, () => post('192.0.2.10')))
    expect(many.filter((status) => status === 429).length).toBeGreaterThan(5)
    expect(await post('::ffff:192.0.2.10')).toBe(429)
    expect(await post('192.0.2.11')).toBe(200)
    expect(await post('::ffff:192.0.2.12')).toBe(200)
  })

  test('accepts six pages with thirty files each in a burst, then limits with 429', async () => {
    const session = openHttp2(started().proxy)
    const client = { 'x-test-client': newClient() }
    const request = () => sendHttp2(session, '/', client)
    for (let page = 0; page < 6; page++)
      expect(
        (await Promise.all(Array.from({ length: 31 }, request))).map(({ status }) => status),
      ).not.toContain(429)
    session.destroy()
    const rejected = await untilRejected(client)
    expect(rejected.status).toBe(429)
    expect(rejected.headers.get('retry-after')).toBe('2')
    expectOwnError(rejected.headers, rejected.body)
  })

  test('limits requests of clients that reset their streams, and serves others', async () => {
    const durationMs = 6_000
    const idle = await measure(1_000)
    const start = performance.now()
    const attacks = ['127.0.7.1', '127.0.7.2'].map((from) =>
      attackFromWorker({ ...started().proxy, from, durationMs }),
    )
    const during = await measure(durationMs)
    const opened = (await Promise.all(attacks)).reduce((sum, count) => sum + count, 0)
    const maxPerClient = BURST + PER_SECOND * ((performance.now() - start) / 1000 + 1)
    const reached = started().upstream.requests.filter((request) => clientOf(request).startsWith('127.0.7.'))
    process.stdout.write(
      `${opened} streams reset, ${reached.length} reached the site; response time of others: ${during} ms at p95\n`,
    )
    expect(opened).toBeGreaterThan(4 * BURST)
    expect(reached.length).toBeLessThanOrEqual(2 * maxPerClient)
    expect(during).toBeLessThan(4 * idle + TOLERANCE_MS)
  })

  test.each([
    ['nothing at all', ''],
    ['half of the headers', `GET / HTTP/1.1\r\nHost: ${SITE_NAME}\r\n`],
    [
      'no body',
      requestText('POST', '/', { host: SITE_NAME, 'content-length': '1000', connection: 'keep-alive' }),
    ],
  ])('closes a connection that sends %s', async (_what, bytes) => {
    const socket = openTls(started().proxy, { from: '127.0.7.8' }).resume()
    if (bytes !== '') socket.write(bytes)
    expect(await closesInTime(socket)).toBe(true)
  })

  test('closes a half-open HTTP/2 stream and its connection', async () => {
    const session = openHttp2(started().proxy, { from: '127.0.7.9' })
    onTestFinished(() => session.destroy())
    const headers = { ':path': '/', ':authority': SITE_NAME, ':method': 'POST' }
    const stream = session.request(headers, { endStream: false })
    stream.on('error', () => {}).resume()
    expect(await closesInTime(stream)).toBe(true)
  })
})

/** Buffers of nginx on the disk. */
function temporaryFiles(): string[] {
  return openFiles(started().proxy.pid).filter((file) => /\/(?:proxy|client_body)\//u.test(file))
}

function get(path: string, headers: Readonly<Record<string, string>> = {}): string {
  return requestText('GET', path, { host: SITE_NAME, 'x-test-client': newClient(), ...headers })
}

function sendWithoutTls(bytes: string) {
  return sendRaw(`http://127.0.0.1:${started().proxy.httpPort}`, bytes)
}

function expectOwnError(headers: Headers, body: string): void {
  for (const [name, value] of HEADERS) expect([name, headers.get(name)]).toEqual([name, value])
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('server') ?? 'nginx').toBe('nginx')
  expect(body).not.toMatch(/nginx|127\.0\.0\.1|upstream/iu)
  expect(body).toContain('Beam Wallet')
}

async function closesInTime(connection: EventEmitter): Promise<boolean> {
  // Not `once` of node:events: it rejects when the connection is reset, which is fine here.
  const closed = new Promise<boolean>((resolve) => connection.once('close', () => resolve(true)))
  return Promise.race([closed, pause(CLOSED_WITHIN_MS, false)])
}

/** Attacks from a worker thread, so as not to delay the measuring one. Returns the number of streams. */
async function attackFromWorker(attack: object): Promise<number> {
  const { stop: _stop, log: _log, ...workerData } = attack as Record<string, unknown>
  const worker = new Worker(new URL('reset-rapidly.fixture.ts', import.meta.url), { workerData })
  const [opened] = (await once(worker, 'message')) as [number]
  return opened
}

async function untilRejected(client: Readonly<Record<string, string>>) {
  for (;;) {
    const session = openHttp2(started().proxy)
    const responses = await Promise.all(Array.from({ length: 100 }, () => sendHttp2(session, '/', client)))
    session.destroy()
    const rejected = responses.find(({ status }) => status === 429)
    if (rejected) return rejected
  }
}

/** 95th percentile of another client's response times, in milliseconds. Each status must be 200. */
async function measure(durationMs: number): Promise<number> {
  const times: number[] = []
  for (const end = performance.now() + durationMs; performance.now() < end;) {
    const start = performance.now()
    expect((await sendTls(started().proxy, get('/about-us'))).status).toBe(200)
    times.push(performance.now() - start)
    await pause(50)
  }
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0)
}
