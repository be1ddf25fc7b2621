import { createHealth } from '../operation/health.ts'
import type { Load } from '../operation/load-limiter.ts'
import { createLog, type Log } from '../operation/log.ts'
import { createMetrics } from '../operation/metrics.ts'
import type { SiteDependencies } from '../create-site.ts'
import type { PostDependencies } from '../requests/post-listener.ts'

/** Stand-ins for tests: plain functions, each replaceable. */
export function siteFakes(given: Partial<SiteDependencies> = {}): SiteDependencies {
  return {
    siteUrl: 'https://beam.example',
    website: async (request) => new Response(`page ${new URL(request.url).pathname}`),
    backend: async () => Response.json({ message: 'stored' }, { status: 201 }),
    formAt: async () => null,
    health: createHealth({
      storageReady: async () => true,
      hasRoom: async () => true,
      contentStatus: () => ({ reachable: true, lastGoodAnswerAgeMs: 0 }),
      isStopping: () => false,
    }),
    metrics: createMetrics(),
    metricsToken: null,
    securityContact: null,
    load: unbusy(),
    clientAddress: (peer) => peer ?? 'unknown',
    log: silent(),
    ...given,
  }
}

export function unbusy(): Load {
  return { enter: () => () => {}, inFlight: 0, delayMs: 0, isOverloaded: () => false, close() {} }
}

export function silent(): Log {
  return createLog('silent')
}

/** What posts are answered by: a backend that takes everything, and pages that say for whom they are. */
export const POST_FAKES = {
  backend: {
    respond: async ({ body, headers }) => {
      if (headers.get('origin')?.includes('evil')) return { status: 403, headers: {}, body: null }
      const chunks: Uint8Array[] = []
      for await (const chunk of body ?? []) chunks.push(chunk)
      return { status: 201, headers: { 'cache-control': 'no-store' }, body: Buffer.concat(chunks).toString() }
    },
    submitFromPage: async () => ({
      response: { status: 303, headers: { location: '/contacts' }, body: null },
      resubmission: null,
    }),
    receiveText: async (_request, _maxBytes, receive) => receive('text'),
    formAtEndpoint: (path) => (path === '/api/contact' ? 'contact' : null),
  },
  website: {
    fetch: async (_request, posted) =>
      new Response(`page of ${posted?.form}`, { status: posted?.status ?? 200 }),
    formAt: async (path) => (path === '/contacts' ? 'contact' : null),
  },
  contentHook: async () => new Response(null, { status: 204 }),
} satisfies Pick<PostDependencies, 'backend' | 'website' | 'contentHook'>

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
