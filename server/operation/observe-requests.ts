import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

const PATTERNS = [
  [/^\/(?:healthz|readyz|metrics|openapi\.json|hooks\/content)$/, (path: string) => path],
  [/^\/api\/[a-z-]{1,40}$/, (path: string) => path],
  [/\.data$/, () => 'page data'],
] as const

/** What is logged of a response: pages by pattern, never a query, a body or a client's address. */
interface ObservedResponse {
  readonly method: string
  readonly path: string
  readonly status: number
}

/** Counts, times and logs each response, and sets its request id. */
export function observeRequests(metrics: Metrics, log: Log): MiddlewareHandler {
  return async (context, next) => {
    const finish = startObservation(metrics, log)
    await next()
    const { path, method } = context.req
    context.res.headers.set('x-request-id', finish({ method, path, status: context.res.status }))
  }
}

/** Call it when a request arrives; call the returned function with the response to record it and get its request id. */
export function startObservation(metrics: Metrics, log: Log): (response: ObservedResponse) => string {
  const id = randomUUID()
  const start = performance.now()
  return ({ method, path, status }) => {
    const route = status === 404 ? 'none' : pattern(path)
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

function pattern(path: string): string {
  const found = PATTERNS.find(([expression]) => expression.test(path))
  return found ? found[1](path) : 'page'
}
