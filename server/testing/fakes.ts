import { createHealth } from '../operation/health.ts'
import type { LoadLimiter } from '../operation/load-limiter.ts'
import { createLog, type Log } from '../operation/log.ts'
import { createMetrics } from '../operation/metrics.ts'
import type { SiteDependencies } from '../create-site.ts'
import type { PostDependencies } from '../requests/post-listener.ts'

/** Fake dependencies of the site for tests; each can be replaced. */
export function siteFakes(given: Partial<SiteDependencies> = {}): SiteDependencies {
  return {
    siteUrl: 'https://beam.example',
    website: async (request) => new Response(`page ${new URL(request.url).pathname}`),
    backend: async () => Response.json({ message: 'stored' }, { status: 201 }),
    isEndpoint: (path) => path === '/api/contact',
    formAt: async () => null,
    earlierAsset: async () => null,
    health: createHealth({
      storageReady: async () => true,
      hasFreeSpace: async () => true,
      contentStatus: () => ({ reachable: true, lastSuccessAgeMs: 0 }),
      isStopping: () => false,
    }),
    metrics: createMetrics(),
    metricsToken: null,
    securityContact: null,
    loadLimiter: idleLoadLimiter(),
    clientAddress: (peer) => peer ?? 'unknown',
    log: silentLog(),
    ...given,
  }
}

function idleLoadLimiter(): LoadLimiter {
  return { acquire: () => () => {}, inFlight: 0, delayMs: 0, isOverloaded: () => false, close() {} }
}

export function silentLog(): Log {
  return createLog('silent')
}

/** Fakes of what responds to posts: a backend that accepts everything, and pages that name their form. */
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
      rejectedForm: null,
    }),
    receiveText: async (_request, _maxBytes, receive) => receive('text'),
    formAtEndpoint: (path) => (path === '/api/contact' ? 'contact' : null),
  },
  website: {
    fetch: async (_request, posted) =>
      new Response(`page of ${posted?.form}`, { status: posted?.status ?? 200 }),
    formAt: async (path) => (path === '/contacts' ? 'contact' : null),
  },
  webhookEndpoint: async () => new Response(null, { status: 204 }),
} satisfies Pick<PostDependencies, 'backend' | 'website' | 'webhookEndpoint'>

/** Fakes of the server's other dependencies, with timeouts short enough for tests. */
export const HTTP_SERVER_FAKES = {
  media: () => false,
  middleware: null,
  notFound: () => null,
  onSentFromMemory: () => {},
  onCacheMiss: () => {},
  requestMs: 1_500,
  uploadMs: 3_000,
  stalledMs: 1_000,
}
