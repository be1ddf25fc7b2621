import { createHealth } from '../operation/health.ts'
import type { Load } from '../operation/load.ts'
import { createLog, type Log } from '../operation/log.ts'
import { createMetrics } from '../operation/metrics.ts'
import type { SiteDependencies } from '../create-site.ts'

/** Stand-ins for tests: plain functions, each replaceable. */
export function siteFakes(given: Partial<SiteDependencies> = {}): SiteDependencies {
  return {
    siteUrl: 'https://beam.example',
    maxBodyBytes: 1024,
    website: async (request) => new Response(`page ${new URL(request.url).pathname}`),
    backend: async () => Response.json({ message: 'stored' }, { status: 201 }),
    contentHook: async () => new Response(null, { status: 204 }),
    health: createHealth({
      storageReady: async () => true,
      hasRoom: async () => true,
      contentStatus: () => ({ reachable: true, lastGoodAnswerAgeMs: 0 }),
      isStopping: () => false,
    }),
    metrics: createMetrics(),
    metricsToken: null,
    load: unbusy(),
    clientAddress: (peer) => peer ?? 'unknown',
    log: silent(),
    ...given,
  }
}

export function unbusy(): Load {
  return { enter: () => () => {}, inFlight: 0, delayMs: 0, close() {} }
}

export function silent(): Log {
  return createLog('silent')
}

/** A server's parts that hold nothing and watch nothing, with time-outs that a test can wait for. */
export const LISTEN_FAKES = {
  middleware: null,
  notFound: () => null,
  onSentFromMemory: () => {},
  onCacheMiss: () => {},
  requestMs: 1_500,
  uploadMs: 3_000,
  stalledMs: 1_000,
}
