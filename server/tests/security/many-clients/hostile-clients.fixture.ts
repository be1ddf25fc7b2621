import { once } from 'node:events'
import { constants } from 'node:http2'
import { setTimeout as pause } from 'node:timers/promises'
import type { TLSSocket } from 'node:tls'
import { parentPort, workerData } from 'node:worker_threads'
import { requestText } from '../../../testing/send-raw.ts'
import { openHttp2, openTls } from '../../proxy/connect-to-proxy.ts'
import { SITE_NAME } from '../../proxy/host-names.ts'

/** A crowd of hostile clients, in a worker thread. Posts how many attacks of each kind it made. */
interface Crowd {
  readonly httpsPort: number
  /** The addresses they come from, in turn. */
  readonly sources: readonly string[]
  /** Connections held at a time. */
  readonly connections: number
  readonly forMs: number
}

const crowd = workerData as Crowd
const end = performance.now() + crowd.forMs
const isOver = () => performance.now() > end
const counts: Record<string, number> = {}

const LARGE_BYTES = 9_000_000
const PIECE = Buffer.alloc(64 * 1024, '<')
const DRIP_EVERY_MS = 1_000
/** A hostile client pays for its own processor, which here is the site's as well: so each rests between attacks. */
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
  'reset amid an upload': resetUpload,
  'reset streams': resetStreams,
}
const KINDS = Object.keys(ATTACKS)

await Promise.all(Array.from({ length: crowd.connections }, (_client, number) => attackInTurn(number)))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- The port of a worker has no origin.
parentPort?.postMessage(counts)

async function attackInTurn(number: number): Promise<void> {
  const from = crowd.sources[number % crowd.sources.length] ?? ''
  await pause(Math.random() * REST_MS)
  for (let turn = number; !isOver(); turn++) {
    const kind = KINDS[turn % KINDS.length] ?? ''
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

/** Until the connection is closed, or all is over. */
async function drip(from: string, first: string, more: string): Promise<void> {
  const socket = open(from)
  socket.write(first)
  while (!socket.destroyed && !isOver()) {
    await pause(DRIP_EVERY_MS)
    if (socket.writable) socket.write(more)
  }
  socket.destroy()
}

/** As much as the other end takes, until it answers or closes. */
async function large(from: string, first: string, chunked: boolean): Promise<void> {
  const socket = open(from)
  const piece = chunked ? Buffer.from(chunk(PIECE), 'latin1') : PIECE
  const answered = new AbortController()
  socket.once('data', () => answered.abort())
  socket.write(first, 'latin1')
  const goesOn = () => !answered.signal.aborted && socket.writable && !isOver()
  for (let sent = 0; sent < LARGE_BYTES && goesOn(); sent += PIECE.length)
    if (!socket.write(piece)) await drained(socket)
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
  socket.write(PIECE)
  await Promise.race([closed(socket), pause(200 + Math.random() * 800)])
  socket.destroy()
}

async function resetStreams(from: string): Promise<void> {
  const session = openHttp2(crowd, { from })
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
  return openTls(crowd, { from }).resume()
}

function closed(socket: TLSSocket): Promise<unknown> {
  return socket.destroyed ? Promise.resolve() : new Promise((resolve) => socket.once('close', resolve))
}

/** Or as good as, when nothing has been taken for seconds. */
async function drained(socket: TLSSocket): Promise<void> {
  await once(socket, 'drain', { signal: AbortSignal.timeout(5_000) }).catch(() => {})
}
