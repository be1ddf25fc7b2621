import { once } from 'node:events'
import { constants } from 'node:http2'
import { constants as osConstants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { TLSSocket } from 'node:tls'
import { parentPort, workerData } from 'node:worker_threads'
import { requestText } from '../../../testing/send-raw.ts'
import { openHttp2, openTls } from '../../proxy/connect-to-proxy.ts'
import { SITE_NAME } from '../../proxy/host-names.ts'

/** Hostile clients in a worker thread. Posts the number of attacks by kind. */
interface Options {
  readonly httpsPort: number
  /** Their addresses, used in rotation. */
  readonly sources: readonly string[]
  /** Concurrent connections. */
  readonly connections: number
  readonly durationMs: number
}

// Hostile clients have computers of their own; here they share the CPU, which the site and the proxy get first. On
// Linux this changes the priority of the calling thread only.
setPriority(osConstants.priority.PRIORITY_LOW)

const options = workerData as Options
const end = performance.now() + options.durationMs
const isOver = () => performance.now() > end
const counts: Record<string, number> = {}

const LARGE_BYTES = 9_000_000
const CHUNK = Buffer.alloc(64 * 1024, '<')
const DRIP_INTERVAL_MS = 1_000
/** Pauses between attacks: in the test the clients share the CPU with the site. */
const REST_MS = 3_000
const AS_FORM = { host: SITE_NAME, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
const AS_UPLOAD = { host: SITE_NAME, 'content-type': 'multipart/form-data; boundary=x' }
const UPLOAD_START = '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n'

const ATTACKS: Readonly<Record<string, (from: string) => Promise<void>>> = {
  'slow headers': (from) => drip(from, `GET / HTTP/1.1\r\nHost: ${SITE_NAME}\r\n`, 'X: a\r\n'),
  'slow body': (from) =>
    drip(from, post('/api/contact', { 'content-length': '100000', 'content-type': 'application/json' }), ' '),
  'slow page post': (from) => drip(from, post('/contacts', { ...AS_FORM, 'content-length': '100000' }), 'a'),
  'slow upload': (from) =>
    drip(
      from,
      post('/api/apply', { ...AS_UPLOAD, 'content-length': '1000000' }) + UPLOAD_START,
      'x'.repeat(8_192),
    ),
  'large page post': (from) =>
    large(from, post('/contacts', { ...AS_FORM, 'content-length': String(LARGE_BYTES) }) + 'message=', false),
  'large chunked upload': (from) =>
    large(
      from,
      post('/api/apply', { ...AS_UPLOAD, 'transfer-encoding': 'chunked' }) + chunk(UPLOAD_START),
      true,
    ),
  'many fields': (from) =>
    send(from, post('/contacts', { ...AS_FORM, 'content-length': '1000000' }) + 'a&'.repeat(500_000)),
  'too large': (from) => send(from, post('/api/contact', { host: SITE_NAME, 'content-length': '100000000' })),
  'reset during an upload': resetUpload,
  'reset streams': resetStreams,
}
const KINDS = Object.keys(ATTACKS)

await Promise.all(
  Array.from({ length: options.connections }, (_client, number) => attackSequentially(number)),
)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- The port of a worker has no origin.
parentPort?.postMessage(counts)

async function attackSequentially(number: number): Promise<void> {
  const from = options.sources[number % options.sources.length] ?? ''
  await pause(Math.random() * REST_MS)
  for (let round = number; !isOver(); round++) {
    const kind = KINDS[round % KINDS.length] ?? ''
    counts[kind] = (counts[kind] ?? 0) + 1
    await ATTACKS[kind]?.(from)
    await pause(Math.random() * REST_MS)
  }
}

function post(path: string, headers: Readonly<Record<string, string>>): string {
  return requestText('POST', path, { host: SITE_NAME, connection: 'keep-alive', ...headers })
}

function chunk(bytes: string | Buffer): string {
  return `${bytes.length.toString(16)}\r\n${bytes.toString('latin1')}\r\n`
}

/** Sends a little every second until the connection is closed. */
async function drip(from: string, first: string, drop: string): Promise<void> {
  const socket = open(from)
  socket.write(first)
  while (!socket.destroyed && !isOver()) {
    await pause(DRIP_INTERVAL_MS)
    if (socket.writable) socket.write(drop)
  }
  socket.destroy()
}

/** Sends as fast as the server reads, until it responds or closes. */
async function large(from: string, first: string, chunked: boolean): Promise<void> {
  const socket = open(from)
  const bytes = chunked ? Buffer.from(chunk(CHUNK), 'latin1') : CHUNK
  const answered = new AbortController()
  socket.once('data', () => answered.abort())
  socket.write(first, 'latin1')
  const isActive = () => !answered.signal.aborted && socket.writable && !isOver()
  for (let sent = 0; sent < LARGE_BYTES && isActive(); sent += CHUNK.length)
    if (!socket.write(bytes)) await drained(socket)
  await Promise.race([closed(socket), pause(2_000)])
  socket.destroy()
}

async function send(from: string, bytes: string): Promise<void> {
  const socket = open(from)
  socket.write(bytes)
  await Promise.race([new Promise((answered) => socket.once('data', answered)), closed(socket), pause(5_000)])
  socket.destroy()
}

async function resetUpload(from: string): Promise<void> {
  const socket = open(from)
  socket.write(post('/api/apply', { ...AS_UPLOAD, 'content-length': '5000000' }) + UPLOAD_START)
  socket.write(CHUNK)
  await Promise.race([closed(socket), pause(200 + Math.random() * 800)])
  socket.destroy()
}

async function resetStreams(from: string): Promise<void> {
  const session = openHttp2(options, { from })
  for (let round = 0; round < 20 && !session.destroyed && !session.closed && !isOver(); round++) {
    for (let stream = 0; stream < 10 && !session.destroyed && !session.closed; stream++) {
      const request = session.request({ ':path': '/about-us', ':authority': SITE_NAME })
      request.on('error', () => {})
      request.close(constants.NGHTTP2_CANCEL)
    }
    await pause(100)
  }
  session.destroy()
}

function open(from: string): TLSSocket {
  return openTls(options, { from }).resume()
}

function closed(socket: TLSSocket): Promise<unknown> {
  return socket.destroyed ? Promise.resolve() : new Promise((resolve) => socket.once('close', resolve))
}

/** Gives up after five seconds. */
async function drained(socket: TLSSocket): Promise<void> {
  await once(socket, 'drain', { signal: AbortSignal.timeout(5_000) }).catch(() => {})
}
