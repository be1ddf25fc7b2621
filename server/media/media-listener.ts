import type { IncomingMessage, ServerResponse } from 'node:http'
import { withTimeout } from '../../environment/with-timeout.ts'
import { type RequestedVersion, sendUnavailable, sendVersion, setSecurityHeaders } from './media-response.ts'
import type { MediaStore } from './media-store.ts'
import { MEDIA_PREFIX, readMediaPath } from './version-name.ts'
import { createWaitingLimit } from './waiting-limit.ts'

/** Handles requests for uploaded images; false: the request is for something else. */
export type MediaListener = (request: IncomingMessage, response: ServerResponse) => boolean

interface MediaListenerOptions {
  readonly store: Pick<MediaStore, 'stored' | 'generate'>
  readonly siteUrl: string
  readonly onSent: (status: number) => void
  readonly waitMs?: number
}

/** Longer, and the browser may ask again. */
const WAIT_MS = 20_000
/**
 * Responses that wait for versions to be generated; fewer for one version, so that a slow one leaves room for the
 * others. What is on disk is sent however many wait.
 */
const MAX_WAITING_RESPONSES = { total: 200, perVersion: 50 }

/**
 * Sends versions of uploaded images: `/media/<content hash>-<width>.<avif|webp|jpg>`. The path is compared as it was
 * sent: any other spelling is unknown.
 */
export function createMediaListener(options: MediaListenerOptions): MediaListener {
  const { store, siteUrl, onSent, waitMs = WAIT_MS } = options
  const waiting = createWaitingLimit(MAX_WAITING_RESPONSES)
  const inTime = <T>(work: Promise<T>) => withTimeout(work, waitMs, () => 'failed' as const)

  async function respond(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const requested = readMediaPath(path)
    const bytes = requested ? await findBytes(requested) : 'missing'
    setSecurityHeaders(response, siteUrl)
    if (bytes === 'missing') sendUnavailable(response, 404)
    else if (bytes === 'failed') sendUnavailable(response, 503)
    else if (requested) sendVersion(request, response, requested, bytes)
    onSent(response.statusCode)
  }

  async function findBytes({ hash, name }: RequestedVersion): Promise<Buffer | 'missing' | 'failed'> {
    const stored = await inTime(store.stored(hash, name))
    if (stored !== null) return stored
    return (await waiting.run(`${hash}-${name}`, () => inTime(store.generate(hash, name)))) ?? 'failed'
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
