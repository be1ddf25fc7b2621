import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { takeCachePolicy } from '../response-cache/cache-policy.ts'
import { sendCached } from '../response-cache/send-cached.ts'
import { lookUpPage } from '../response-cache/look-up-page.ts'
import type { NotFoundResponse } from '../response-cache/not-found-responses.ts'
import type { PageCache } from '../response-cache/page-cache.ts'
import { type PageKey, pageKey } from '../response-cache/page-key.ts'
import { problemForError, rejectEarly, rejectSocket } from './reject-malformed.ts'
import type { MediaListener } from '../media/media-listener.ts'
import type { FromMemory } from '../operation/response-counts.ts'
import type { PostListener } from '../requests/post-listener.ts'
import { drain } from '../requests/read-incoming.ts'
import type { StaticFiles } from '../response-cache/static-files.ts'
import { enforceBodyTimeout, hasBody } from './enforce-body-timeout.ts'
import { closeStalledReaders } from './close-stalled-readers.ts'
import { limitPipelining } from './limit-pipelining.ts'

/** Handles a request or passes it on, as Vite's development server does. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface HttpServerDependencies {
  readonly siteUrl: string
  readonly fetch: (request: Request, peer: { peer: string | undefined }) => Promise<Response> | Response
  /** Handles every POST; `fetch` handles all other methods. */
  readonly posts: PostListener
  readonly pages: PageCache
  readonly files: StaticFiles
  readonly media: MediaListener
  /** Called before everything else. */
  readonly middleware: Middleware | null
  /** The response for a path without a page; null: there may be one. */
  readonly notFound: (path: string) => NotFoundResponse | null
  /** Called for each response from memory. */
  readonly onSentFromMemory: (kind: FromMemory, status: number) => void
  readonly onCacheMiss: () => void
  /** Timeouts for receiving the body of a form or of an upload, in milliseconds. */
  readonly requestMs: number
  readonly uploadMs: number
  /** Timeout for a client that reads nothing of its response, in milliseconds. */
  readonly stalledMs: number
}

const HEADERS_TIMEOUT_MS = 5_000
const IDLE_TIMEOUT_MS = 15_000
const MAX_HEADER_BYTES = 8 * 1024
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])

/**
 * The HTTP server: timeouts and limits for slow or malformed requests, and responses from memory, for which no Request
 * is created.
 */
export function createHttpServer(d: HttpServerDependencies): Server {
  const options = {
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: Math.max(d.uploadMs, HEADERS_TIMEOUT_MS),
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Node's own 400 would lack the security headers.
    requireHostHeader: false,
    // Most requests have no body, and an unused stream takes a fifth of the work.
    optimizeEmptyRequests: true,
  }
  const { middleware } = d
  const listener = createListener(d)
  const handler: RequestListener = middleware
    ? (request, response) => middleware(request, response, () => listener(request, response))
    : listener
  const server = createServer(options, handler)
  server.setTimeout(IDLE_TIMEOUT_MS)
  closeStalledReaders(server, d.stalledMs)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    rejectSocket(error, socket as Socket, d.siteUrl),
  )
  // Node itself answers '100-continue'.
  server.on('checkExpectation', (_request, response) => rejectEarly(response, 417, d.siteUrl))
  return server
}

function createListener(d: HttpServerDependencies) {
  const listener = getRequestListener(
    async (request, { incoming }) => {
      const { remoteAddress } = (incoming as IncomingMessage).socket
      const response = await d.fetch(request, { peer: remoteAddress })
      takeCachePolicy(response)
      return response
    },
    { errorHandler: (error) => problemForError(error, d.siteUrl) },
  )
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!limitPipelining(request, response)) return
    const { method = '', url = '' } = request
    if (!hasOneHost(request)) return rejectEarly(response, 400, d.siteUrl)
    enforceBodyTimeout(request, d)
    // Nobody reads it: unread, it would stay in memory until the response has been sent.
    if (method !== 'POST' && hasBody(request)) drain(request)
    if (d.media(request, response)) return
    const key = pageKey(method, url)
    const file = key && d.files.get(key.path)
    const page = key && !file ? lookUpPage(key, d) : null
    if (file) {
      d.onSentFromMemory('file', sendCached(file, request, response))
    } else if (page?.cached) {
      d.onSentFromMemory(
        page.key.path.endsWith('.data') ? 'page data' : 'page',
        sendCached(page.cached, request, response),
      )
    } else if (page && isNormalized(page.key.path, d.siteUrl)) {
      d.onCacheMiss()
      void renderAndSend(page.key, request, response)
    } else if (method === 'POST') {
      d.posts(request, response)
    } else if (METHODS.has(method)) {
      void listener(request, response)
    } else {
      rejectEarly(response, 405, d.siteUrl)
    }
  }

  /**
   * A cacheable page depends on its path alone, so it is requested without the client's headers and without a peer: at
   * an odd spelling of `/metrics` the request would otherwise seem to come from the trusted proxy.
   */
  async function renderAndSend(
    { path, ignoresQuery }: PageKey,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const render = async () => d.fetch(new Request(d.siteUrl + path), { peer: undefined })
    const rendered = await d.pages.getOrRender(path, render).catch((error: Error) => error)
    if (rendered instanceof Error) response.destroy(rendered)
    // A redirect preserves the query.
    else if (ignoresQuery && rendered.status !== 200 && rendered.status !== 404)
      await listener(request, response)
    else sendCached(rendered, request, response)
  }
}

/**
 * Whether a path is as a URL parser leaves it: `/x/../about-us` and `/about-us#x` show a page too, and any number of such
 * spellings would evict pages.
 */
function isNormalized(path: string, siteUrl: string): boolean {
  const { pathname, search } = new URL(siteUrl + path)
  return pathname + search === path
}

/** Exactly one Host header, as RFC 9112 (3.2) requires; HTTP/1.0 requires none. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) if (isHost(rawHeaders[index])) hosts += 1
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** The length is compared first: it spares most names the conversion. */
function isHost(name = ''): boolean {
  return name.length === 4 && name.toLowerCase() === 'host'
}
