import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

const PATTERNS = [
  [/^\/(?:healthz|readyz|metrics|openapi\.json|hooks\/content)$/, (path: string) => path],
  [/^\/api\/[a-z-]{1,40}$/, (path: string) => path],
  [/\.data$/, () => 'page data'],
] as const

/**
 * Counts, times and logs each answer. The line holds what is listed here and nothing else: pages by pattern, no query,
 * no body, no address of a person.
 */
export function observe(metrics: Metrics, log: Log): MiddlewareHandler {
  return async (context, next) => {
    const id = randomUUID()
    const start = performance.now()
    await next()
    const route = context.res.status === 404 ? 'none' : pattern(context.req.path)
    const seconds = (performance.now() - start) / 1000
    const { status } = context.res
    metrics.requests.inc({ route, status })
    metrics.seconds.observe({ route }, seconds)
    context.res.headers.set('x-request-id', id)
    log[status >= 500 ? 'warn' : 'info'](
      { request: id, method: context.req.method, route, status, ms: Math.round(seconds * 1000) },
      'Answered',
    )
  }
}

function pattern(path: string): string {
  const found = PATTERNS.find(([expression]) => expression.test(path))
  return found ? found[1](path) : 'page'
}
