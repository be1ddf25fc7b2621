import { hash, timingSafeEqual } from 'node:crypto'
import { refusal } from '../requests/problem-response.ts'
import type { Metrics } from './metrics.ts'

interface AnswerMetricsDependencies {
  readonly metrics: Metrics
  /** null: nobody may read. */
  readonly metricsToken: string | null
}

/**
 * The metrics in Prometheus' format for whoever has the token, 401 for everybody else. Where a request comes from counts
 * for nothing: one that a proxy on this machine passes on looks like one of this machine.
 */
export async function answerMetrics(
  request: Request,
  { metrics, metricsToken }: AnswerMetricsDependencies,
): Promise<Response> {
  const given = request.headers.get('authorization') ?? ''
  if (metricsToken === null || !isSame(given, `Bearer ${metricsToken}`))
    return refusal(request, 401, 'The token of the metrics is needed.', { 'www-authenticate': 'Bearer' })
  return new Response(await metrics.registry.metrics(), {
    headers: { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' },
  })
}

/** Takes as long whatever differs: a guess learns nothing from the time. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'))
}
