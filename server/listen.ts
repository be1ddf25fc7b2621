import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { type KeptAnswer, sendKept } from './kept-answer.ts'
import type { PageCache } from './page-cache.ts'
import { problem } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'
import type { StaticFiles } from './static-files.ts'
import { watchBody } from './watch-body.ts'

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
}

const HEADERS_MS = 5_000
const IDLE_MS = 15_000
const KEEP_ALIVE_MS = 5_000
const HEADER_BYTES = 8 * 1024
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])
/** The one query that pages of ours ask with (React Router, when only the page itself is wanted anew). */
const DATA_QUERIES = new Set(['_routes=pages%2Fpage', '_routes=pages%2Fhome'])

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
  }
  const { middleware } = d
  const listener = createListener(d)
  const first: RequestListener = middleware
    ? (request, response) => middleware(request, response, () => listener(request, response))
    : listener
  const server = createServer(options, first)
  server.setTimeout(IDLE_MS)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuseRaw(error, socket as Socket, d.siteUrl),
  )
  return server
}

function createListener(d: ListenDependencies) {
  const listener = getRequestListener((request, { incoming }) =>
    d.fetch(request, { peer: (incoming as IncomingMessage).socket.remoteAddress }),
  )
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.headers.host === undefined && request.httpVersion === '1.1')
      return refuse(response, 400, d.siteUrl)
    const key = keyOf(request)
    const answer = key && (d.files.get(key) ?? d.pages.get(key))
    if (answer) {
      d.onCacheHit()
      sendKept(answer, request, response)
    } else if (key) {
      d.onCacheMiss()
      void fillAndSend(key, request, response)
    } else if (METHODS.has(request.method ?? '')) {
      watchBody(request, d)
      void listener(request, response)
    } else {
      refuse(response, 405, d.siteUrl)
    }
  }

  /** What a page shows depends on its address alone, so it is asked for without anything the client sent. */
  async function fillAndSend(key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const render = async () => d.fetch(new Request(d.siteUrl + key), { peer: request.socket.remoteAddress })
    const answer: KeptAnswer | Error = await d.pages.fill(key, render).catch((error: Error) => error)
    if (answer instanceof Error) response.destroy(answer)
    else sendKept(answer, request, response)
  }
}

/** The key of a page or file that may be held in memory; '' for everything else. */
function keyOf({ method, url = '' }: IncomingMessage): string {
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/') || url.length > 1024) return ''
  const query = url.indexOf('?')
  if (query >= 0 && !(DATA_QUERIES.has(url.slice(query + 1)) && url.endsWith('.data', query))) return ''
  return isOfTheProcess(url) ? '' : url
}

function isOfTheProcess(url: string): boolean {
  return (
    url.startsWith('/api/') ||
    url === '/openapi.json' ||
    url === '/healthz' ||
    url === '/readyz' ||
    url === '/metrics'
  )
}

/** Refuses what no request object can be made of. */
function refuse(response: ServerResponse, status: 400 | 405, siteUrl: string): void {
  const allow = status === 405 && { allow: 'GET, HEAD, POST, OPTIONS' }
  const headers = { ...Object.fromEntries(securityHeaders('', siteUrl)), ...allow }
  response.writeHead(status, { ...headers, 'content-type': 'application/problem+json', connection: 'close' })
  response.end(problem(status, REFUSALS[status]))
}

const REFUSALS = { 400: 'This request cannot be read.', 405: 'This method is not possible here.' }

/** Requests that Node could not read: it has no request to answer, only the socket. */
function refuseRaw(error: NodeJS.ErrnoException, socket: Socket, siteUrl: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400
  const body = problem(status, REFUSALS[400])
  const headers = [
    ...securityHeaders('', siteUrl),
    ['content-type', 'application/problem+json'],
    ['content-length', String(Buffer.byteLength(body))],
    ['connection', 'close'],
  ].map((header) => header.join(': '))
  socket.end(
    [
      `HTTP/1.1 ${status} ${{ 400: 'Bad Request', 408: 'Request Timeout' }[status] ?? 'Request Header Fields Too Large'}`,
      ...headers,
      '',
      body,
    ].join('\r\n'),
  )
}
