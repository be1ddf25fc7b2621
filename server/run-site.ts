import type { Server } from 'node:http'
import { createBackend } from '../backend/src/create-backend.ts'
import type { Website, WebsiteDependencies } from '../website/app/website.ts'
import {
  type ChangeChannel,
  createLocalChannel,
  createPostgresChannel,
} from './content-changes/change-channel.ts'
import { createClientAddress, createRangeMatcher } from '../environment/client-address.ts'
import { createWebhookEndpoint } from './content-changes/webhook-endpoint.ts'
import { openCdn } from './cdn/open-cdn.ts'
import { createSite } from './create-site.ts'
import { createPostListener } from './requests/post-listener.ts'
import { exitOnUncaught } from './operation/exit-on-uncaught.ts'
import { hasFreeSpace } from './operation/has-free-space.ts'
import type { EarlierAssets } from './response-cache/earlier-assets.ts'
import { createHealth } from './operation/health.ts'
import { setKeepAliveTimeouts } from './connections/keep-alive-timeouts.ts'
import { createHttpServer, type Middleware } from './connections/create-http-server.ts'
import { createMediaListener } from './media/media-listener.ts'
import { openMedia } from './media/open-media.ts'
import { createLoadLimiter } from './operation/load-limiter.ts'
import { createLog, type Log } from './operation/log.ts'
import { createMetrics } from './operation/metrics.ts'
import { createNotFoundResponses } from './response-cache/not-found.ts'
import { createPageCache } from './response-cache/page-cache.ts'
import { setHsts } from './requests/security-headers.ts'
import type { Settings } from './settings.ts'
import type { StaticFiles } from './response-cache/static-files.ts'
import { stopOnSignals } from './connections/stop-on-signals.ts'
import { registerGauges } from './operation/register-gauges.ts'

/** What the website uses of the process's other parts. */
export type WebsiteParts = Pick<WebsiteDependencies, 'readReceipt' | 'log' | 'media' | 'onContentChange'>

/** Where the website comes from: the build, held in memory, or Vite's development server. */
export interface WebsiteSource {
  /** Maximum number of pages in the response cache; 0 disables it. */
  readonly maxCachedPages: number
  open(settings: Settings, parts: WebsiteParts): Promise<OpenedWebsite>
}

interface OpenedWebsite {
  readonly website: Website
  readonly files: StaticFiles
  readonly earlierAssets: EarlierAssets
  readonly middleware: Middleware | null
}

/** About a thousand pages; the others are rendered on each request. */
const PAGE_CACHE_BYTES = 32 * 1024 * 1024
const STALLED_MS = 10_000
/** With Node's default of 511, connections beyond it are dropped when many arrive at once, and clients retry after seconds. */
const MAX_PENDING_CONNECTIONS = 4096
/** While the site stops, for so long proxies may use the connections that they hold open. */
const PROXY_IDLE_MS = 2_000
const clock = () => performance.now()

/** Creates and connects all parts of the site process, then listens. Throws an error with one clear line when a part fails. */
export async function runSite(settings: Settings, source: WebsiteSource): Promise<void> {
  const { siteUrl } = settings
  setHsts({ includeSubdomains: settings.hstsIncludeSubdomains })
  const log = createLog(settings.logLevel)
  exitOnUncaught(log)
  const metrics = createMetrics()
  const loadLimiter = createLoadLimiter(settings.maxInFlight)
  const cdn = openCdn(settings.cdn, { metrics, log, clock })
  const pages = createPageCache({
    pages: source.maxCachedPages,
    bytes: PAGE_CACHE_BYTES,
    clock,
    setCdnHeaders: cdn?.setHeaders ?? null,
  })
  const invalidatePages = (tags: readonly string[]) => {
    pages.invalidate(tags)
    cdn?.purger.purge(tags)
  }
  const state: { stopping: boolean; website?: Website } = { stopping: false }

  const clientAddress = createClientAddress(settings.trustedProxies)
  const backend = await createBackend({
    settings: settings.backend,
    log,
    slots: settings.slots,
    companyLines: async () => (await state.website?.companyLines()) ?? [],
    isOverloaded: loadLimiter.isOverloaded,
    onShed: () => metrics.shed.inc(),
  })
  const media = await openMedia({
    ...settings.media,
    onImproved: invalidatePages,
    canRefetch: () => state.website?.contentStatus().reachable ?? false,
    log,
  })
  const { website, files, earlierAssets, middleware } = await source.open(settings, {
    readReceipt: backend.receiptLinks.read,
    log,
    media: media.store,
    onContentChange: invalidatePages,
  })
  state.website = website
  const channel = openChannel(settings, log, (tags) => {
    website.contentChanged(tags)
    invalidatePages(tags)
  })
  registerGauges(metrics, { backend, website, pages, loadLimiter, purger: cdn?.purger ?? null })
  const webhookEndpoint = createWebhookEndpoint({
    secret: settings.contentWebhookSecret,
    onChange: channel.publish,
    clock,
  })

  const site = createSite({
    siteUrl,
    website: website.fetch,
    formAt: website.formAt,
    backend: backend.fetch,
    earlierAsset: earlierAssets.find,
    health: createHealth({
      storageReady: backend.ready,
      hasFreeSpace: () => hasSpaceForLargestSubmission(settings),
      contentStatus: website.contentStatus,
      isStopping: () => state.stopping,
    }),
    metrics,
    metricsToken: settings.metricsToken,
    securityContact: settings.securityContact,
    loadLimiter,
    clientAddress,
    log,
  })
  const server = createHttpServer({
    siteUrl,
    fetch: site.fetch,
    posts: createPostListener({ siteUrl, backend, website, webhookEndpoint, clientAddress, metrics, log }),
    pages,
    files,
    media: createMediaListener({
      store: media.store,
      siteUrl,
      onSent: (status) => metrics.countFromMemory('image', status),
    }),
    middleware,
    notFound: createNotFoundResponses(website.notFound, siteUrl),
    onSentFromMemory: (kind, status) => {
      metrics.countFromMemory(kind, status)
      if (kind !== 'file') metrics.cacheHits.inc()
    },
    onCacheMiss: () => metrics.cacheMisses.inc(),
    requestMs: settings.requestMs,
    uploadMs: settings.uploadMs,
    stalledMs: STALLED_MS,
  })

  setKeepAliveTimeouts(server, createRangeMatcher(settings.trustedProxies))
  stopOnSignals({
    server,
    idleMs: settings.trustedProxies.length > 0 ? PROXY_IDLE_MS : 0,
    onStopping: () => (state.stopping = true),
    close: async () => {
      await website.close()
      media.close()
      earlierAssets.close()
      loadLimiter.close()
      await channel.close()
      await cdn?.purger.close()
      await backend.close()
    },
    log,
  })
  await backend.listenForStaff()
  await listening(server, settings)
  log.info({ address: siteUrl }, 'The site is listening')
}

function openChannel(
  { backend }: Settings,
  log: Log,
  onChange: (tags: readonly string[]) => void,
): ChangeChannel {
  return backend.databaseUrl === undefined
    ? createLocalChannel(onChange)
    : createPostgresChannel(backend.databaseUrl, onChange, log)
}

/** Bytes of the largest submission: two files and the answers. */
function largestBytes({ backend }: Settings): number {
  return (2 * backend.maxUploadMegabytes + 1) * 1024 * 1024
}

/** Whether the largest submission fits twice: into the write-ahead log and then into the database. */
async function hasSpaceForLargestSubmission(settings: Settings): Promise<boolean> {
  if (settings.backend.databaseUrl !== undefined) return true
  return hasFreeSpace(settings.dataFolder, 2 * largestBytes(settings))
}

function listening(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`The site cannot listen on port ${port}: ${error.message}`)),
    )
    server.listen({ port, backlog: MAX_PENDING_CONNECTIONS, ...(host !== null && { host }) }, resolve)
  })
}
