import { createBackend } from '../backend/src/create-backend.ts'
import type { Website, WebsiteDependencies } from '../website/app/website.ts'
import { createClientAddress } from './client-address.ts'
import { createContentHook } from './content-hook.ts'
import { createSite } from './create-site.ts'
import { createHealth } from './health.ts'
import { createHttpServer, type Middleware } from './listen.ts'
import { createLoad } from './load.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createPageCache } from './page-cache.ts'
import type { Settings } from './settings.ts'
import type { StaticFiles } from './static-files.ts'
import { stopOnSignals } from './stop.ts'

/** What the website needs of the process's other parts. */
export type WebsiteParts = Pick<WebsiteDependencies, 'backend' | 'log' | 'onContentChange'>

/** How the website is brought in: built and held in memory, or through the development server. */
export interface OpenedWebsite {
  readonly website: Website
  readonly files: StaticFiles
  readonly middleware: Middleware | null
  /** Pages kept as bytes. */
  readonly keptPages: number
}

const KEPT_BYTES = 96 * 1024 * 1024

/** The site process: every part, and how they are tied together. */
export async function runSite(
  settings: Settings,
  openWebsite: (settings: Settings, parts: WebsiteParts) => Promise<OpenedWebsite>,
): Promise<void> {
  const log = createLog(settings.logLevel)
  const metrics = createMetrics()
  const load = createLoad(settings.maxInFlight)
  const state = { stopping: false }

  const backend = await createBackend({ settings: settings.backend, log })
  const { website, files, middleware, keptPages } = await openWebsite(settings, {
    backend: backend.fetch,
    log,
    onContentChange: (tags) => pages.drop(tags),
  })
  const pages = createPageCache({ pages: keptPages, bytes: KEPT_BYTES, clock: () => performance.now() })
  const contentChanged = (tags: readonly string[]) => {
    website.contentChanged(tags)
    pages.drop(tags)
  }

  const site = createSite({
    siteUrl: settings.siteUrl,
    maxBodyBytes: bodyLimit(settings),
    website: website.fetch,
    backend: backend.fetch,
    contentHook: createContentHook({
      secret: settings.contentWebhookSecret,
      onChange: contentChanged,
      clock: () => performance.now(),
    }),
    health: createHealth({
      storageReady: backend.ready,
      contentStatus: website.contentStatus,
      isStopping: () => state.stopping,
    }),
    metrics,
    metricsToken: settings.metricsToken,
    load,
    clientAddress: createClientAddress(settings.trustedProxies),
    log,
  })

  const server = createHttpServer({
    siteUrl: settings.siteUrl,
    fetch: site.fetch,
    pages,
    files,
    middleware,
    onCacheHit: () => metrics.cacheHits.inc(),
    onCacheMiss: () => metrics.cacheMisses.inc(),
    requestMs: settings.requestMs,
    uploadMs: settings.uploadMs,
  })
  stopOnSignals({
    server,
    onStopping: () => (state.stopping = true),
    close: async () => {
      website.close()
      load.close()
      await backend.close()
    },
    log,
  })
  server.once('error', (error) => {
    log.error({ error: error.message }, 'The site cannot listen')
    process.exit(1)
  })
  server.listen({ port: settings.port, ...(settings.host && { host: settings.host }) }, () =>
    log.info({ address: settings.siteUrl }, 'The site is on'),
  )
}

/** Two files, and room for the answers. */
function bodyLimit({ backend }: Settings): number {
  return (2 * backend.maxUploadMegabytes + 1) * 1024 * 1024
}
