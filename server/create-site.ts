import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { BackendRequest } from '../backend/src/create-backend.ts'
import { answerMetrics } from './operation/answer-metrics.ts'
import type { ClientAddress } from './requests/client-address.ts'
import type { Health } from './operation/health.ts'
import type { Load } from './operation/load.ts'
import type { Log } from './operation/log.ts'
import type { Metrics } from './operation/metrics.ts'
import { ownCall, ownRequest } from './requests/own-request.ts'
import { refusal } from './requests/refusal.ts'
import { securityText } from './operation/security-text.ts'
import { observe } from './operation/observe.ts'
import { isFromOurPages } from './requests/same-origin.ts'
import { secure } from './requests/security-headers.ts'

export interface SiteDependencies {
  readonly siteUrl: string
  /** The largest body: all of a form's files and answers. */
  readonly maxBodyBytes: number
  readonly website: (request: Request) => Promise<Response>
  readonly backend: (request: BackendRequest) => Promise<Response>
  readonly contentHook: (request: Request) => Promise<Response>
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

const ADDRESS_LIMIT = 4096

/** Everything the site process answers, as a function from request to response. */
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
  site.use(refuseForeignPosts(d.siteUrl))
  site.use(limitBodies(d.maxBodyBytes))
  site.post('/hooks/content', ({ req }) => d.contentHook(req.raw))
  site.all('/openapi.json', ({ req, env }) => askBackend(req.raw, env))
  site.all('/api/*', ({ req, env }) =>
    isPlainFormPost(req.raw) ? askWebsite(req.raw, env) : askBackend(req.raw, env),
  )
  // Files that are there have been answered before the site is asked.
  site.on(['GET', 'HEAD'], FILES, (context) => context.notFound())
  for (const [path, allowed] of Object.entries(METHODS))
    site.all(path, ({ req }) => refuseMethod(req.raw, allowed))
  site.on(['GET', 'HEAD', 'POST'], '*', ({ req, env }) => askWebsite(req.raw, env))
  site.all('*', ({ req }) => refuseMethod(req.raw, 'GET, HEAD, POST'))

  site.notFound(({ req }) => refusal(req.raw, 404, 'There is nothing at this address.'))
  site.onError((error, { req }) => {
    if (isCutOff(error)) return refusal(req.raw, 400, 'This did not arrive whole.')
    d.log.error({ error }, 'A request failed')
    return refusal(req.raw, 500, 'Something went wrong. Please try again.')
  })
  return site
}

/** The client went away while its body came in: Node's words for it. Nobody's fault, and nobody is left to answer. */
function isCutOff(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET'
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

/** A length that was stated holds, for Node reads no further; only a body without one has to be counted. */
function limitBodies(maxSize: number): MiddlewareHandler {
  const count = bodyLimit({ maxSize, onError: ({ req }) => tooLarge(req.raw) })
  return async (context, next) => {
    const { headers } = context.req.raw
    const stated = headers.get('content-length')
    if (stated === null || headers.has('transfer-encoding')) return count(context, next)
    return Number(stated) > maxSize ? tooLarge(context.req.raw) : next()
  }
}

function tooLarge(request: Request): Response {
  return refusal(request, 413, 'This is too large.')
}

function clientOf(request: Request, { peer }: Peer, { clientAddress }: SiteDependencies): string {
  return clientAddress(peer, request.headers.get('x-forwarded-for'))
}

function shedLoad(d: SiteDependencies): MiddlewareHandler<{ Bindings: Peer }> {
  const { load, metrics } = d
  return async (context, next) => {
    const leave = load.enter(onlyReads(context.req.method) ? null : clientOf(context.req.raw, context.env, d))
    if (leave === null) {
      metrics.shed.inc()
      return refusal(context.req.raw, 503, 'We are very busy just now. Please try again in a moment.', {
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

/** What is too long, cannot be decoded, or holds control characters or a password is no address of a page. */
const refuseUnreadableAddresses: MiddlewareHandler = async ({ req }, next) => {
  if (req.url.length > ADDRESS_LIMIT) return refusal(req.raw, 414, 'This address is too long.')
  const { pathname, username, password } = new URL(req.url)
  if (username + password !== '' || !isReadable(pathname))
    return refusal(req.raw, 400, 'This address cannot be read.')
  await next()
}

function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

function refuseForeignPosts(siteUrl: string): MiddlewareHandler {
  return async ({ req }, next) => {
    if (!onlyReads(req.method) && !isFromOurPages(req.raw, siteUrl))
      return refusal(req.raw, 403, 'This must be sent from our own pages.')
    await next()
  }
}

function onlyReads(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}

/** A form sent by a browser without JavaScript: it is answered with a page. */
function isPlainFormPost(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)
  return request.method === 'POST' && isForm && (request.headers.get('accept') ?? '').includes('text/html')
}
