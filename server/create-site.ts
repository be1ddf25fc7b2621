import { Hono, type MiddlewareHandler } from 'hono'
import type { BackendRequest } from '../backend/src/create-backend.ts'
import { answerMetrics } from './operation/metrics-endpoint.ts'
import type { ClientAddress } from './requests/client-address.ts'
import type { Health } from './operation/health.ts'
import type { Load } from './operation/load-limiter.ts'
import type { Log } from './operation/log.ts'
import type { Metrics } from './operation/metrics.ts'
import { ownCall, ownRequest } from './requests/internal-request.ts'
import { refusal } from './requests/problem-response.ts'
import { securityText } from './operation/security-text.ts'
import { observe } from './operation/observe-requests.ts'
import { unreadableAddress } from './requests/validate-url.ts'
import { secure } from './requests/security-headers.ts'

export interface SiteDependencies {
  readonly siteUrl: string
  readonly website: (request: Request) => Promise<Response>
  /** The name of the form that the page at a path shows; null: it shows none. */
  readonly formAt: (path: string) => Promise<string | null>
  readonly backend: (request: BackendRequest) => Promise<Response>
  readonly health: Health
  readonly metrics: Metrics
  readonly metricsToken: string | null
  /** null: there is no security.txt. */
  readonly securityContact: string | null
  readonly load: Load
  readonly clientAddress: ClientAddress
  readonly log: Log
}

/** What the socket tells: the address of whoever is at its other end. */
export interface Peer {
  readonly peer?: string | undefined
}

/** Everything that is not posted (see requests/post-listener.ts), as a function from request to response. */
export function createSite(d: SiteDependencies) {
  const site = new Hono<{ Bindings: Peer }>()
  const askWebsite = (request: Request, peer: Peer) =>
    d.website(ownRequest(request, d.siteUrl, clientOf(request, peer, d)))
  const askBackend = (request: Request, peer: Peer) =>
    d.backend(ownCall(request, d.siteUrl, clientOf(request, peer, d)))

  site.use(observe(d.metrics, d.log))
  site.use(secureAnswers(d.siteUrl))
  site.get('/healthz', () => d.health.alive())
  site.get('/readyz', () => d.health.ready())
  site.get('/metrics', ({ req }) => answerMetrics(req.raw, d))
  site.get('/.well-known/security.txt', (context) => securityText(d) ?? context.notFound())
  site.use(shedLoad(d))
  site.use(refuseUnreadableAddresses)
  site.all('/openapi.json', ({ req, env }) => askBackend(req.raw, env))
  site.all('/api/*', ({ req, env }) => askBackend(req.raw, env))
  // Files that are there have been answered before the site is asked.
  site.on(['GET', 'HEAD'], FILES, (context) => context.notFound())
  for (const [path, allowed] of Object.entries(METHODS))
    site.all(path, ({ req }) => refuseMethod(req.raw, allowed))
  for (const path of FILES) site.all(path, ({ req }) => refuseMethod(req.raw, 'GET, HEAD'))
  site.on(['GET', 'HEAD'], '*', ({ req, env }) => askWebsite(req.raw, env))
  site.all('*', async ({ req }) =>
    refuseMethod(req.raw, (await d.formAt(req.path)) ? 'GET, HEAD, POST' : 'GET, HEAD'),
  )

  site.notFound(({ req }) => refusal(req.raw, 404, 'There is nothing at this address.'))
  site.onError((error, { req }) => {
    d.log.error({ error }, 'A request failed')
    return refusal(req.raw, 500, 'Something went wrong. Please try again.')
  })
  return site
}

const FILES = ['/assets/*', '/art/*', '/fonts/*', '/icons/*', '/share/*']

/** Paths of the process itself and what may be asked of them; reached when it was something else. */
const METHODS = {
  '/healthz': 'GET, HEAD',
  '/readyz': 'GET, HEAD',
  '/metrics': 'GET, HEAD',
  '/.well-known/security.txt': 'GET, HEAD',
  '/hooks/content': 'POST',
}

function refuseMethod(request: Request, allowed: string): Response {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow: allowed } })
  return refusal(request, 405, `${request.method} is not possible here.`, { allow: allowed })
}

function secureAnswers(siteUrl: string): MiddlewareHandler {
  return async (context, next) => {
    await next()
    try {
      complete(context.res, context.req.path, siteUrl)
    } catch {
      // Answers of others may be immutable: this makes them our own.
      context.res = new Response(context.res.body, context.res)
      complete(context.res, context.req.path, siteUrl)
    }
  }
}

function complete({ headers, status }: Response, path: string, siteUrl: string): void {
  secure(headers, path, siteUrl)
  // Caches may keep a 404 by themselves.
  if (status >= 400 && !headers.has('cache-control')) headers.set('cache-control', 'no-store')
}

function clientOf(request: Request, { peer }: Peer, { clientAddress }: SiteDependencies): string {
  return clientAddress(peer, request.headers.get('x-forwarded-for'))
}

function shedLoad({ load, metrics }: SiteDependencies): MiddlewareHandler {
  return async ({ req }, next) => {
    const leave = load.enter()
    if (leave === null) {
      metrics.shed.inc()
      return refusal(req.raw, 503, 'We are very busy just now. Please try again in a moment.', {
        'retry-after': '2',
      })
    }
    try {
      await next()
    } finally {
      leave()
    }
  }
}

const refuseUnreadableAddresses: MiddlewareHandler = async ({ req }, next) => {
  const unreadable = unreadableAddress(req.url)
  if (unreadable) return refusal(req.raw, unreadable.status, unreadable.message)
  await next()
}
