import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

export interface ObservationDependencies {
  readonly metrics: Metrics
  readonly log: Log
  /** Whether the backend has an endpoint at a path. */
  readonly isEndpoint: (path: string) => boolean
}

/** What is logged of a response: pages by pattern, never a query, a body or a client's address. */
interface ObservedResponse {
  readonly method: string
  readonly path: string
  readonly status: number
}

const OWN_PATHS = new Set(['/healthz', '/readyz', '/metrics', '/openapi.json', '/hooks/content'])

/** Counts, times and logs each response, and sets its request id. */
export function observeRequests(dependencies: ObservationDependencies): MiddlewareHandler {
  return async (context, next) => {
    const finish = startObservation(dependencies)
    await next()
    const { path, method } = context.req
    context.res.headers.set('x-request-id', finish({ method, path, status: context.res.status }))
  }
}

/** Call it when a request arrives; call the returned function with the response to record it and get its request id. */
export function startObservation({
  metrics,
  log,
  isEndpoint,
}: ObservationDependencies): (response: ObservedResponse) => string {
  const id = randomUUID()
  const start = performance.now()
  return ({ method, path, status }) => {
    const route = status === 404 ? 'none' : routeOf(path, isEndpoint)
    const seconds = (performance.now() - start) / 1000
    metrics.requests.inc({ route, status })
    metrics.seconds.observe({ route }, seconds)
    log[status >= 500 ? 'warn' : 'info'](
      { request: id, method, route, status, ms: Math.round(seconds * 1000) },
      'Answered',
    )
    return id
  }
}

/**
 * One of few: each takes memory for ever. A made-up path below /api/ is none, also where it is rejected before it is
 * looked up.
 */
function routeOf(path: string, isEndpoint: (path: string) => boolean): string {
  if (OWN_PATHS.has(path) || isEndpoint(path)) return path
  return path.endsWith('.data') ? 'page data' : 'page'
}
