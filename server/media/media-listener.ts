import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendBytes } from '../connections/send-bytes.ts'
import { securityHeaders } from '../requests/security-headers.ts'
import type { MediaStore } from './media-store.ts'
import { MEDIA_PREFIX, readMediaPath } from './version-name.ts'

/** Handles requests for uploaded images; false: the request is for something else. */
export type MediaListener = (request: IncomingMessage, response: ServerResponse) => boolean

interface WantedVersion {
  readonly hash: string
  readonly name: string
}

interface MediaListenerOptions {
  readonly store: Pick<MediaStore, 'stored' | 'generate'>
  readonly siteUrl: string
  readonly onSent: (status: number) => void
  readonly waitMs?: number
}

/** Longer, and the browser may ask again. */
const WAIT_MS = 20_000
/** Responses that wait for versions to be generated. What is on disk is sent however many wait. */
const MAX_WAITING = 200
/** Fewer for one version, so that a slow one leaves room for the others. */
const MAX_WAITING_PER_VERSION = 50
const YEAR = 'public, max-age=31536000, immutable'
const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/**
 * Sends versions of uploaded images: `/media/<content hash>-<width>.<avif|webp|jpg>`. The path is compared as it was
 * sent: any other spelling is unknown. The bytes at a path never change, so its entity tag is the path's.
 */
export function createMediaListener({
  store,
  siteUrl,
  onSent,
  waitMs = WAIT_MS,
}: MediaListenerOptions): MediaListener {
  let waiting = 0
  const waitingFor = new Map<string, number>()

  async function respond(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const wanted = readMediaPath(path)
    if (!wanted) return reject(response, 404)
    const stored = await withTimeout(store.stored(wanted.hash, wanted.name), waitMs)
    const bytes = stored ?? (await generated(wanted))
    if (bytes === 'missing') return reject(response, 404)
    if (bytes === 'failed') return reject(response, 503)
    send(request, response, wanted, bytes)
  }

  async function generated({ hash, name }: WantedVersion): Promise<Buffer | 'missing' | 'failed'> {
    const key = `${hash}-${name}`
    const before = waitingFor.get(key) ?? 0
    if (waiting >= MAX_WAITING || before >= MAX_WAITING_PER_VERSION) return 'failed'
    count(key, 1)
    return withTimeout(store.generate(hash, name), waitMs).finally(() => count(key, -1))
  }

  function count(key: string, change: 1 | -1): void {
    const now = (waitingFor.get(key) ?? 0) + change
    if (now > 0) waitingFor.set(key, now)
    else waitingFor.delete(key)
    waiting += change
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    { hash, name }: WantedVersion,
    bytes: Buffer,
  ): void {
    const etag = `"${hash}-${name}"`
    setHeaders(response)
    response.setHeader('cache-control', YEAR)
    response.setHeader('etag', etag)
    const isKnown = matches(request.headers['if-none-match'], etag)
    if (!isKnown) {
      response.setHeader('content-type', TYPES[name.slice(name.indexOf('.') + 1)] ?? '')
      response.setHeader('content-length', bytes.length)
    }
    response.statusCode = isKnown ? 304 : 200
    onSent(response.statusCode)
    if (isKnown || request.method === 'HEAD') response.end()
    else sendBytes(response, bytes)
  }

  /** Not stored by caches: the image may be available soon. */
  function reject(response: ServerResponse, status: 404 | 503): void {
    setHeaders(response)
    response.setHeader('cache-control', 'no-store')
    if (status === 503) response.setHeader('retry-after', '5')
    response.statusCode = status
    onSent(status)
    response.end()
  }

  function setHeaders(response: ServerResponse): void {
    for (const [name, value] of securityHeaders(MEDIA_PREFIX, siteUrl)) response.setHeader(name, value)
  }

  return (request, response) => {
    const { method, url = '' } = request
    if (!url.startsWith(MEDIA_PREFIX) || (method !== 'GET' && method !== 'HEAD')) return false
    void respond(request, response, url.split('?', 1)[0] ?? '').catch((error: Error) =>
      response.destroy(error),
    )
    return true
  }
}

function matches(known: string | undefined, etag: string): boolean {
  return known === '*' || (known ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T | 'failed'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'failed'>((resolve) => {
    timer = setTimeout(() => resolve('failed'), milliseconds)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
