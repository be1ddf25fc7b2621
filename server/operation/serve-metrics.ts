import { hash, timingSafeEqual } from 'node:crypto'
import { problemResponse } from '../requests/problem-response.ts'
import type { Metrics } from './metrics.ts'

interface MetricsEndpointDependencies {
  readonly metrics: Metrics
  /** null: the metrics are not served to anybody. */
  readonly metricsToken: string | null
}

/**
 * The metrics in Prometheus' format with the token, otherwise 401. The client's address does not count: a request
 * forwarded by a proxy on this machine looks local.
 */
export async function serveMetrics(
  request: Request,
  { metrics, metricsToken }: MetricsEndpointDependencies,
): Promise<Response> {
  const received = request.headers.get('authorization') ?? ''
  if (metricsToken === null || !isSame(received, `Bearer ${metricsToken}`))
    return problemResponse(request, 401, 'The metrics require a token.', { 'www-authenticate': 'Bearer' })
  return new Response(await metrics.report(), {
    headers: { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' },
  })
}

/** Compares in constant time, so that guesses learn nothing from the duration. */
function isSame(received: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', received, 'buffer'), hash('sha256', expected, 'buffer'))
}
