import type { Server } from 'node:http'
import { createClientAddress } from '../environment/client-address.ts'
import { createHttpServer } from './connections/create-http-server.ts'
import { createWebhookEndpoint } from './content-changes/webhook-endpoint.ts'
import { createSite } from './create-site.ts'
import { createMediaListener } from './media/media-listener.ts'
import type { SiteContext } from './open-site-context.ts'
import { hasFreeSpace } from './operation/has-free-space.ts'
import { createHealth } from './operation/health.ts'
import type { Log } from './operation/log.ts'
import { createPostListener } from './requests/post-listener.ts'
import { createNotFoundResponses } from './response-cache/not-found-responses.ts'
import type { Settings } from './settings.ts'

interface SiteServerOptions {
  readonly settings: Settings
  readonly context: SiteContext
  readonly log: Log
  /** Milliseconds since any point in time. */
  readonly clock: () => number
  /** True once the process is asked to stop: it is no longer ready. */
  readonly isStopping: () => boolean
}

const STALLED_MS = 10_000

/** The HTTP server, with every way that a request can take. It does not listen yet. */
export function createSiteServer(options: SiteServerOptions): Server {
  const { settings, context, log, clock } = options
  const { siteUrl } = settings
  const { backend, website, metrics, pages, files, media, middleware } = context
  const clientAddress = createClientAddress(settings.trustedProxies)
  const webhookEndpoint = createWebhookEndpoint({
    secret: settings.contentWebhookSecret,
    onChange: context.channel.publish,
    clock,
  })
  return createHttpServer({
    siteUrl,
    fetch: createSite({
      siteUrl,
      website: website.fetch,
      formAt: website.formAt,
      backend: backend.fetch,
      isEndpoint: backend.isEndpoint,
      earlierAsset: context.earlierAssets.find,
      health: createSiteHealth(options),
      metrics,
      metricsToken: settings.metricsToken,
      securityContact: settings.securityContact,
      loadLimiter: context.loadLimiter,
      clientAddress,
      log,
    }).fetch,
    posts: createPostListener({
      siteUrl,
      backend,
      isEndpoint: backend.isEndpoint,
      website,
      webhookEndpoint,
      clientAddress,
      metrics,
      log,
    }),
    pages,
    files,
    media: createMediaListener({
      store: media.store,
      siteUrl,
      onSent: (status) => metrics.countFromMemory('image', status),
    }),
    middleware,
    notFound: createNotFoundResponses(website.notFound, siteUrl),
    onSentFromMemory: metrics.countFromMemory,
    onCacheMiss: () => metrics.cacheMisses.inc(),
    requestMs: settings.requestMs,
    uploadMs: settings.uploadMs,
    stalledMs: STALLED_MS,
  })
}

function createSiteHealth({ settings, context, isStopping }: SiteServerOptions) {
  return createHealth({
    storageReady: context.backend.ready,
    hasFreeSpace: () => hasSpaceForLargestSubmission(settings),
    contentStatus: context.website.contentStatus,
    isStopping,
  })
}

/** Two files and the answers. */
function largestSubmissionBytes({ backend }: Settings): number {
  return (2 * backend.maxUploadMegabytes + 1) * 1024 * 1024
}

/** Whether the largest submission fits twice: into the write-ahead log and then into the database. */
async function hasSpaceForLargestSubmission(settings: Settings): Promise<boolean> {
  if (settings.backend.databaseUrl !== undefined) return true
  return hasFreeSpace(settings.dataFolder, 2 * largestSubmissionBytes(settings))
}
