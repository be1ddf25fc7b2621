import { hash, timingSafeEqual } from 'node:crypto'
import { refusal } from '../requests/refusal.ts'
import type { Metrics } from './metrics.ts'

interface AnswerMetricsDependencies {
  readonly metrics: Metrics
  /** null: there is none, and only this machine may read. */
  readonly metricsToken: string | null
}

/** The figures in Prometheus' words: for whoever has the token, else for programs on this machine; 401 for others. */
export async function answerMetrics(
  request: Request,
  peer: string | undefined,
  { metrics, metricsToken }: AnswerMetricsDependencies,
): Promise<Response> {
  const mayRead =
    metricsToken === null
      ? isFromThisMachine(request, peer)
      : isSame(request.headers.get('authorization') ?? '', `Bearer ${metricsToken}`)
  if (!mayRead)
    return refusal(request, 401, 'The token of the metrics is needed.', { 'www-authenticate': 'Bearer' })
  return new Response(await metrics.registry.metrics(), {
    headers: { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' },
  })
}

/** Asked by a program on the machine itself, not by a proxy on it for somebody else. */
function isFromThisMachine(request: Request, peer: string | undefined): boolean {
  const isLoopback = /^(?:127\.|::1$|::ffff:127\.)/.test(peer ?? '')
  return isLoopback && !request.headers.has('x-forwarded-for') && !request.headers.has('forwarded')
}

/** Takes as long whatever differs: a guess learns nothing from the time. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'))
}
