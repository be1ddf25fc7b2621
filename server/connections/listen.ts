import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { type CachedResponse, sendCached } from '../response-cache/cached-response.ts'
import type { NotFoundResponse } from '../response-cache/not-found.ts'
import type { PageCache } from '../response-cache/page-cache.ts'
import { type PageKey, pageKey } from '../response-cache/page-key.ts'
import { refusalOf, refuseEarly, refuseSocket } from './refuse-unreadable.ts'
import type { PostListener } from '../requests/answer-posts.ts'
import { drain } from '../requests/read-incoming.ts'
import type { StaticFiles } from '../response-cache/static-files.ts'
import { hasBody, watchBody } from './watch-body.ts'
import { watchReaders } from './watch-readers.ts'

/** What a response from memory was, as the metrics call it. */
export type FromMemory = 'page' | 'page data' | 'file'

/** Answers a request or passes it on, as Vite's development server does. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface ListenDependencies {
  readonly siteUrl: string
  readonly fetch: (request: Request, peer: { peer: string | undefined }) => Promise<Response> | Response
  /** Answers each POST; `fetch` all else. */
  readonly posts: PostListener
  readonly pages: PageCache
  readonly files: StaticFiles
  /** Asked before all others. */
  readonly middleware: Middleware | null
  /** What answers a path at which there is no page; null: there may be one. */
  readonly notFound: (path: string) => NotFoundResponse | null
  /** Called for each response that was sent from memory. */
  readonly onSentFromMemory: (kind: FromMemory, status: number) => void
  readonly onCacheMiss: () => void
  /** Milliseconds a body may take to come in: of forms, and of uploads. */
  readonly requestMs: number
  readonly uploadMs: number
  /** Milliseconds for which a client may take nothing of what it asked for. */
  readonly stalledMs: number
}

const HEADERS_MS = 5_000
const IDLE_MS = 15_000
const HEADER_BYTES = 8 * 1024
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])

/**
 * The HTTP server: time-outs and limits for clients that are slow or wrong, and the short way of what is held in
 * memory, which no request object is made for.
 */
export function createHttpServer(d: ListenDependencies): Server {
  const options = {
    headersTimeout: HEADERS_MS,
    requestTimeout: Math.max(d.uploadMs, HEADERS_MS),
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: HEADER_BYTES,
    // Node's own refusal would stand without our headers.
    requireHostHeader: false,
    // Most requests have no body, and a stream for nothing takes a fifth of the work.
    optimizeEmptyRequests: true,
  }
  const { middleware } = d
  const listener = createListener(d)
  const first: RequestListener = middleware
    ? (request, response) => middleware(request, response, () => listener(request, response))
    : listener
  const server = createServer(options, first)
  server.setTimeout(IDLE_MS)
  watchReaders(server, d.stalledMs)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuseSocket(error, socket as Socket, d.siteUrl),
  )
  // What we know of, '100-continue', Node answers itself.
  server.on('checkExpectation', (_request, response) => refuseEarly(response, 417, d.siteUrl))
  return server
}

function createListener(d: ListenDependencies) {
  const listener = getRequestListener(
    (request, { incoming }) => d.fetch(request, { peer: (incoming as IncomingMessage).socket.remoteAddress }),
    { errorHandler: (error) => refusalOf(error, d.siteUrl) },
  )
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { method = '', url = '' } = request
    if (!namesItsHost(request)) return refuseEarly(response, 400, d.siteUrl)
    watchBody(request, d)
    // Nobody reads it: left where it is, it would stay in memory until its answer has been taken.
    if (method !== 'POST' && hasBody(request)) drain(request)
    const key = pageKey(method, url)
    const file = key && d.files.get(key.path)
    const page = key && !file ? pageAt(key) : null
    if (file) {
      d.onSentFromMemory('file', sendCached(file, request, response))
    } else if (page?.kept) {
      d.onSentFromMemory(
        page.key.path.endsWith('.data') ? 'page data' : 'page',
        sendCached(page.kept, request, response),
      )
    } else if (page) {
      d.onCacheMiss()
      void renderAndSend(page.key, request, response)
    } else if (method === 'POST') {
      d.posts(request, response)
    } else if (METHODS.has(method)) {
      void listener(request, response)
    } else {
      refuseEarly(response, 405, d.siteUrl)
    }
  }

  /** What is in memory for an address, and under which key it is to be rendered when nothing is. */
  function pageAt(key: PageKey): { key: PageKey; kept: CachedResponse | undefined } {
    const kept = d.pages.get(key.path)
    const missing = kept ? null : d.notFound(key.path)
    if (missing?.kind === 'redirect') return { key, kept: missing.answer }
    if (missing) return { key: { ...key, path: missing.path }, kept: d.pages.get(missing.path) }
    return { key, kept }
  }

  /**
   * What a page shows depends on its address alone, so it is asked for without anything the client sent, and as nobody:
   * at an odd spelling of `/metrics` this would otherwise be our own proxy asking, without a word of for whom.
   */
  async function renderAndSend(
    { path, ignoresQuery }: PageKey,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const render = async () => d.fetch(new Request(d.siteUrl + path), { peer: undefined })
    const answer = await d.pages.getOrRender(path, render).catch((error: Error) => error)
    if (answer instanceof Error) response.destroy(answer)
    // Where the way leads on, the query goes with it.
    else if (ignoresQuery && answer.status !== 200 && answer.status !== 404) await listener(request, response)
    else sendCached(answer, request, response)
  }
}

/** Once, as RFC 9112 (3.2) asks for; HTTP/1.0 knew no hosts. */
function namesItsHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}
