import { readdirSync, readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sendRaw, openSocket, requestText } from '../../testing/send-raw.ts'
import { startTestSite } from '../../testing/start-test-site.ts'

const SOCKETS = 2_000
const BATCH_SIZE = 200
const PROBE_INTERVAL_MS = 50
/** Allowed for a busy machine. */
const TOLERANCE_MS = 500
/** From when all sockets are open and the system's buffers are full, which takes seconds on a busy machine. */
const CLOSED_WITHIN_MS = 15_000
const MIN_GROWTH_BYTES = 256 * 1024

interface Attack {
  readonly first: string
  /** Sent every second; null: nothing. */
  readonly drip: string | null
  readonly reads: 'all' | 'nothing' | 'a byte a second'
  readonly sockets: number
}

const json = { 'content-type': 'application/json', 'content-length': '100000' }
const incomplete = { connection: 'keep-alive', 'content-length': '100000' }
const upload = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '100000' }

const ATTACKS: readonly [string, Attack][] = [
  ['headers', { first: 'GET / HTTP/1.1\r\nHost: x\r\n', drip: 'X: a\r\n', reads: 'all', sockets: SOCKETS }],
  ['bodies', { first: requestText('POST', '/api/contact', json), drip: ' ', reads: 'all', sockets: SOCKETS }],
  [
    'uploads',
    { first: requestText('POST', '/api/apply', upload), drip: '-', reads: 'all', sockets: SOCKETS },
  ],
  [
    'bodies of requests for a page',
    { first: requestText('GET', '/about-us', incomplete), drip: ' ', reads: 'all', sockets: SOCKETS },
  ],
  ['nothing at all', { first: '', drip: null, reads: 'all', sockets: SOCKETS }],
  [
    'reading nothing of one page',
    {
      first: requestText('GET', '/terms', { connection: 'keep-alive' }),
      drip: null,
      reads: 'nothing',
      sockets: SOCKETS,
    },
  ],
  [
    'reading nothing of a hundred pages',
    {
      first: requestText('GET', '/terms', { connection: 'keep-alive' }).repeat(100),
      drip: null,
      reads: 'nothing',
      sockets: 100,
    },
  ],
  [
    'reading a byte a second of a hundred pages',
    {
      first: requestText('GET', '/terms', { connection: 'keep-alive' }).repeat(100),
      drip: null,
      reads: 'a byte a second',
      sockets: 100,
    },
  ],
]

describe('T26: slow clients are disconnected, and others are not affected', () => {
  test.each(ATTACKS)(
    '%s',
    async (_what, attack) => {
      const site = await startTestSite()
      const openFiles = () => readdirSync(`/proc/${site.process.pid}/fd`).length
      await probe(site.url, 1_000)
      const idle = await probe(site.url, 2_000)
      const before = openFiles()
      const sockets = await openAll(site.url, attack)
      expect(openFiles()).toBeGreaterThan(before)
      const drip = setInterval(() => {
        for (const socket of sockets) continueAttack(socket, attack)
      }, 1_000)
      onTestFinished(() => {
        clearInterval(drip)
        for (const socket of sockets) socket.destroy()
      })
      const probing = probe(site.url, 8_000)
      await untilBuffersAreFull(site.url)
      await expect.poll(openFiles, { timeout: CLOSED_WITHIN_MS, interval: 200 }).toBeLessThan(before + 20)
      const during = await probing
      expect(during.failed).toBe(0)
      expect(during.p95).toBeLessThan(4 * idle.p95 + TOLERANCE_MS)
    },
    120_000,
  )
})

/** Waits until the unread bytes hardly grow any more. */
async function untilBuffersAreFull(url: string): Promise<void> {
  const port = Number(new URL(url).port)
  let before = -1
  for (let bytes = unreadBytes(port); bytes - before > MIN_GROWTH_BYTES; bytes = unreadBytes(port)) {
    before = bytes
    await pause(1_000)
  }
}

/** Bytes in the system's send buffers of a port that clients have not read; see proc_net_tcp of Linux. */
function unreadBytes(port: number): number {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1)
  const sockets = lines
    .map((line) => line.trim().split(/\s+/u))
    .filter(([, , far]) => far?.endsWith(`:${hex}`))
  return sockets.reduce((sum, [, , , , queues]) => sum + Number.parseInt(queues?.split(':')[1] ?? '0', 16), 0)
}

/** Continues the attack; called every second. */
function continueAttack(socket: Socket, { drip, reads }: Attack): void {
  if (drip !== null && socket.writable) socket.write(drip)
  if (reads === 'a byte a second') socket.resume()
}

/** Stops reading after each byte. */
const ONE_BYTE = { onread: { buffer: Buffer.alloc(1), callback: () => false } }

async function openAll(url: string, { first, reads, sockets }: Attack): Promise<Socket[]> {
  const all: Socket[] = []
  while (all.length < sockets) {
    const some = Array.from({ length: Math.min(BATCH_SIZE, sockets - all.length) }, () =>
      openSocket(url, reads === 'a byte a second' ? ONE_BYTE : {}),
    )
    await Promise.all(
      some.map((socket) => new Promise((resolve) => socket.once('connect', resolve).once('error', resolve))),
    )
    for (const socket of some) {
      if (first !== '') socket.write(first)
      if (reads === 'all') socket.resume()
    }
    all.push(...some)
  }
  return all
}

interface Probe {
  readonly p95: number
  readonly failed: number
}

/** Measures another client: a cached page, and a health check. */
async function probe(url: string, durationMs: number): Promise<Probe> {
  const times: number[] = []
  let failed = 0
  for (const end = performance.now() + durationMs; performance.now() < end;) {
    const start = performance.now()
    const path = times.length % 2 === 0 ? '/about-us' : '/healthz'
    const { status } = await sendRaw(url, requestText('GET', path))
    times.push(performance.now() - start)
    failed += Number(status !== 200)
    await pause(PROBE_INTERVAL_MS)
  }
  return { p95: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0, failed }
}
