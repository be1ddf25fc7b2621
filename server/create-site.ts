import { Hono, type MiddlewareHandler } from 'hono'
import type { BackendRequest } from '../backend/src/create-backend.ts'
import { serveMetrics } from './operation/serve-metrics.ts'
import type { ClientAddress } from '../environment/client-address.ts'
import type { Health } from './operation/health.ts'
import type { LoadLimiter } from './operation/load-limiter.ts'
import type { Log } from './operation/log.ts'
import type { Metrics } from './operation/metrics.ts'
import { internalBackendRequest, internalRequest } from './requests/internal-request.ts'
import { problemResponse } from './requests/problem-response.ts'
import { securityText } from './operation/security-text.ts'
import { observeRequests } from './operation/observe-requests.ts'
import { validateUrl } from './requests/validate-url.ts'
import { addSecurityHeaders } from './requests/security-headers.ts'

export interface SiteDependencies {
  readonly siteUrl: string
  readonly website: (request: Request) => Promise<Response>
  /** Name of the form on the page at a path; null if there is none. */
  readonly formAt: (path: string) => Promise<string | null>
  readonly backend: (request: BackendRequest) => Promise<Response>
  /** Whether the backend has an endpoint at a path. */
  readonly isEndpoint: (path: string) => boolean
  /** A script or style of an earlier build; null if there is none at this path. */
  readonly earlierAsset: (path: string) => Promise<Response | null>
  readonly health: Health
  readonly metrics: Metrics
  readonly metricsToken: string | null
  /** null: no security.txt is served. */
  readonly securityContact: string | null
  readonly loadLimiter: LoadLimiter
  readonly clientAddress: ClientAddress
  readonly log: Log
}

/** Remote address of the socket. */
interface Peer {
  readonly peer?: string | undefined
}

/** Routes of all methods but POST (see requests/post-listener.ts), as a function from request to response. */
export function createSite(d: SiteDependencies) {
  const site = new Hono<{ Bindings: Peer }>()
  const fetchPage = (request: Request, peer: Peer) =>
    d.website(internalRequest(request, d.siteUrl, clientOf(request, peer, d)))
  const callBackend = (request: Request, peer: Peer) =>
    d.backend(internalBackendRequest(request, d.siteUrl, clientOf(request, peer, d)))

  site.use(observeRequests(d))
  site.use(securityHeadersMiddleware(d.siteUrl))
  site.get('/healthz', () => d.health.alive())
  site.get('/readyz', () => d.health.ready())
  site.get('/metrics', ({ req }) => serveMetrics(req.raw, d))
  site.get('/.well-known/security.txt', (context) => securityText(d) ?? context.notFound())
  site.use(shedLoad(d))
  site.use(rejectInvalidUrls)
  site.all('/openapi.json', ({ req, env }) => callBackend(req.raw, env))
  site.all('/api/*', ({ req, env }) => callBackend(req.raw, env))
  site.on(
    ['GET', 'HEAD'],
    '/assets/*',
    async ({ req }, next) => (await d.earlierAsset(new URL(req.url).pathname)) ?? next(),
  )
  // Existing files and images have been sent before (connections/create-http-server.ts).
  site.on(['GET', 'HEAD'], FILES, (context) => context.notFound())
  for (const [path, allowed] of Object.entries(ALLOWED_METHODS))
    site.all(path, ({ req }) => methodNotAllowed(req.raw, allowed))
  for (const path of FILES) site.all(path, ({ req }) => methodNotAllowed(req.raw, 'GET, HEAD'))
  site.on(['GET', 'HEAD'], '*', ({ req, env }) => fetchPage(req.raw, env))
  site.all('*', async ({ req }) =>
    methodNotAllowed(req.raw, (await d.formAt(req.path)) ? 'GET, HEAD, POST' : 'GET, HEAD'),
  )

  site.notFound(({ req }) => problemResponse(req.raw, 404, 'There is nothing at this address.'))
  site.onError((error, { req }) => {
    d.log.error({ error }, 'A request failed')
    return problemResponse(req.raw, 500, 'Something went wrong. Please try again.')
  })
  return site
}

const FILES = ['/assets/*', '/art/*', '/fonts/*', '/icons/*', '/media/*', '/share/*']

/** Allowed methods of the process's own paths; used to reject all others. */
const ALLOWED_METHODS = {
  '/healthz': 'GET, HEAD',
  '/readyz': 'GET, HEAD',
  '/metrics': 'GET, HEAD',
  '/.well-known/security.txt': 'GET, HEAD',
  '/hooks/content': 'POST',
}

function methodNotAllowed(request: Request, allowed: string): Response {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow: allowed } })
  return problemResponse(request, 405, `This address does not accept ${request.method} requests.`, {
    allow: allowed,
  })
}

function securityHeadersMiddleware(siteUrl: string): MiddlewareHandler {
  return async (context, next) => {
    await next()
    try {
      finishHeaders(context.res, context.req.path, siteUrl)
    } catch {
      // Headers of a fetched response are immutable; a copy's are not.
      context.res = new Response(context.res.body, context.res)
      finishHeaders(context.res, context.req.path, siteUrl)
    }
  }
}

function finishHeaders({ headers, status }: Response, path: string, siteUrl: string): void {
  addSecurityHeaders(headers, path, siteUrl)
  if (headers.has('cache-control')) return
  // Caches may store a 301 or 404 by heuristics (RFC 9111, 4.2.2).
  if (status >= 400) headers.set('cache-control', 'no-store')
  else if (status >= 300) headers.set('cache-control', 'no-cache')
}

function clientOf(request: Request, { peer }: Peer, { clientAddress }: SiteDependencies): string {
  return clientAddress(peer, request.headers.get('x-forwarded-for'))
}

function shedLoad({ loadLimiter, metrics }: SiteDependencies): MiddlewareHandler {
  return async ({ req }, next) => {
    const release = loadLimiter.acquire()
    if (release === null) {
      metrics.shed.inc()
      return problemResponse(req.raw, 503, 'We are very busy right now. Please try again in a moment.', {
        'retry-after': '2',
      })
    }
    try {
      await next()
    } finally {
      release()
    }
  }
}

const rejectInvalidUrls: MiddlewareHandler = async ({ req }, next) => {
  const invalid = validateUrl(req.url)
  if (invalid) return problemResponse(req.raw, invalid.status, invalid.message)
  await next()
}
