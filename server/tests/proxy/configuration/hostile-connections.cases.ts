import { type EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test } from 'vitest'
import { requestText } from '../../../testing/send-raw.ts'
import { openHttp2, openTls, sendTls } from '../connect-to-proxy.ts'
import { SITE_NAME } from '../host-names.ts'
import { NGINX } from '../start-nginx.ts'
import { clientOf } from '../use-proxy.ts'
import { get, started } from './shipped-proxy.ts'

/** Rate limits of the shipped configuration, in requests. */
const BURST = 300
const PER_SECOND = 100
const CLOSED_WITHIN_MS = 60_000
/** Allowed for a busy machine. */
const TOLERANCE_MS = 5_000

describe.skipIf(NGINX === null)('T88: the proxy', () => {
  test('limits requests of clients that reset their streams, and serves others', async () => {
    const durationMs = 6_000
    const idle = await measure(1_000)
    const start = performance.now()
    const attacks = ['127.0.7.1', '127.0.7.2'].map((from) =>
      attackFromWorker({ ...started().proxy, from, durationMs, minStreams: 3 * BURST }),
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

async function closesInTime(connection: EventEmitter): Promise<boolean> {
  // Not `once` of node:events: it rejects when the connection is reset, which is fine here.
  const closed = new Promise<boolean>((resolve) => connection.once('close', () => resolve(true)))
  return Promise.race([closed, pause(CLOSED_WITHIN_MS, false)])
}

/** Attacks from a worker thread, so as not to delay the measuring one. Returns the number of streams. */
async function attackFromWorker(attack: object): Promise<number> {
  const { stop: _stop, log: _log, ...workerData } = attack as Record<string, unknown>
  const worker = new Worker(new URL('../reset-rapidly.fixture.ts', import.meta.url), { workerData })
  const [opened] = (await once(worker, 'message')) as [number]
  return opened
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
