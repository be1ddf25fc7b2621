import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { sendKept } from '../kept-answers/kept-answer.ts'
import type { PageCache } from '../kept-answers/page-cache.ts'
import { type PageKey, pageKey } from '../kept-answers/page-key.ts'
import { refuseEarly, refuseSocket } from './refuse-unreadable.ts'
import type { StaticFiles } from '../kept-answers/static-files.ts'
import { watchBody } from './watch-body.ts'
import { watchReaders } from './watch-readers.ts'

/** Answers a request or passes it on, as Vite's development server does. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface ListenDependencies {
  readonly siteUrl: string
  readonly fetch: (request: Request, peer: { peer: string | undefined }) => Promise<Response> | Response
  readonly pages: PageCache
  readonly files: StaticFiles
  /** Asked before all others. */
  readonly middleware: Middleware | null
  readonly onCacheHit: () => void
  readonly onCacheMiss: () => void
  /** Milliseconds a body may take to come in: of forms, and of uploads. */
  readonly requestMs: number
  readonly uploadMs: number
  /** Milliseconds for which a client may take nothing of what it asked for. */
  readonly stalledMs: number
}

const HEADERS_MS = 5_000
const IDLE_MS = 15_000
const KEEP_ALIVE_MS = 5_000
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
    keepAliveTimeout: KEEP_ALIVE_MS,
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
  return server
}

function createListener(d: ListenDependencies) {
  const listener = getRequestListener((request, { incoming }) =>
    d.fetch(request, { peer: (incoming as IncomingMessage).socket.remoteAddress }),
  )
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { method = '', url = '', headers } = request
    if (headers.host === undefined && request.httpVersion === '1.1')
      return refuseEarly(response, 400, d.siteUrl)
    const key = pageKey(method, url)
    const kept = key && (d.files.get(key.path) ?? d.pages.get(key.path))
    if (kept) {
      d.onCacheHit()
      sendKept(kept, request, response)
    } else if (key) {
      d.onCacheMiss()
      void fillAndSend(key, request, response)
    } else if (METHODS.has(method)) {
      watchBody(request, d)
      void listener(request, response)
    } else {
      refuseEarly(response, 405, d.siteUrl)
    }
  }

  /** What a page shows depends on its address alone, so it is asked for without anything the client sent. */
  async function fillAndSend(
    { path, ignoresQuery }: PageKey,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const render = async () => d.fetch(new Request(d.siteUrl + path), { peer: request.socket.remoteAddress })
    const answer = await d.pages.fill(path, render).catch((error: Error) => error)
    if (answer instanceof Error) response.destroy(answer)
    // Where the way leads on, the query goes with it.
    else if (ignoresQuery && answer.status !== 200) await listener(request, response)
    else sendKept(answer, request, response)
  }
}
