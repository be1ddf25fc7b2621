import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

const PATTERNS = [
  [/^\/(?:healthz|readyz|metrics|openapi\.json|hooks\/content)$/, (path: string) => path],
  [/^\/api\/[a-z-]{1,40}$/, (path: string) => path],
  [/\.data$/, () => 'page data'],
] as const

/** What is told of an answer, and nothing else: pages by pattern, no query, no body, no address of a person. */
export interface Answered {
  readonly method: string
  readonly path: string
  readonly status: number
}

/** Counts, times and logs each answer, and gives it an id. */
export function observe(metrics: Metrics, log: Log): MiddlewareHandler {
  return async (context, next) => {
    const end = beginAnswer(metrics, log)
    await next()
    const { path, method } = context.req
    context.res.headers.set('x-request-id', end({ method, path, status: context.res.status }))
  }
}

/** Call it when a request comes, and what it returns when it is answered: that tells of it, and returns its id. */
export function beginAnswer(metrics: Metrics, log: Log): (answered: Answered) => string {
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
