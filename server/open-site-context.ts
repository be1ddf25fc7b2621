import { createBackend, type Backend } from '../backend/src/create-backend.ts'
import type { Website, WebsiteDependencies } from '../website/app/website.ts'
import { openCdn, type Cdn } from './cdn/open-cdn.ts'
import type { Middleware } from './connections/create-http-server.ts'
import { type ChangeChannel, createLocalChannel } from './content-changes/change-channel.ts'
import { type OpenedMedia, openMedia } from './media/open-media.ts'
import { createLoadLimiter, type LoadLimiter } from './operation/load-limiter.ts'
import type { Log } from './operation/log.ts'
import { createMetrics, type Metrics } from './operation/metrics.ts'
import type { EarlierAssets } from './response-cache/earlier-assets.ts'
import { createPageCache, type PageCache } from './response-cache/page-cache.ts'
import type { StaticFiles } from './response-cache/static-files.ts'
import type { Settings } from './settings.ts'

/** What the site process provides to the website. */
export type ProcessDependencies = Pick<
  WebsiteDependencies,
  'readReceipt' | 'log' | 'media' | 'onContentChange'
>

/** Where the website comes from: the build, held in memory, or Vite's development server. */
export interface WebsiteSource {
  /** Maximum number of pages in the response cache; 0 disables it. */
  readonly maxCachedPages: number
  open(settings: Settings, provided: ProcessDependencies): Promise<OpenedWebsite>
}

interface OpenedWebsite {
  readonly website: Website
  readonly files: StaticFiles
  readonly earlierAssets: EarlierAssets
  readonly middleware: Middleware | null
}

/** What the site process opens once, and what handles requests works with. */
export interface SiteContext extends OpenedWebsite {
  readonly metrics: Metrics
  readonly loadLimiter: LoadLimiter
  readonly cdn: Cdn | null
  readonly pages: PageCache
  readonly backend: Backend
  readonly media: OpenedMedia
  /** Where content changes are published, so that every site process learns of them. */
  readonly channel: ChangeChannel
  close(): Promise<void>
}

/** About a thousand pages; the others are rendered on each request. */
const PAGE_CACHE_BYTES = 32 * 1024 * 1024

/** Opens backend, images and website, and connects them: a content change invalidates pages here and at the CDN. */
export async function openSiteContext(
  settings: Settings,
  source: WebsiteSource,
  log: Log,
  clock: () => number,
): Promise<SiteContext> {
  const metrics = createMetrics()
  const loadLimiter = createLoadLimiter(settings.maxInFlight)
  const cdn = openCdn(settings.cdn, { metrics, log, clock })
  const pages = createPageCache({
    maxPages: source.maxCachedPages,
    maxBytes: PAGE_CACHE_BYTES,
    clock,
    setCdnHeaders: cdn?.setHeaders ?? null,
  })
  const invalidatePages = (tags: readonly string[]) => {
    pages.invalidate(tags)
    cdn?.purger.purge(tags)
  }
  /** The backend and the images are opened first; both use the website later. */
  const late: { website?: Website } = {}
  const backend = await createBackend({
    settings: settings.backend,
    log,
    slots: settings.slots,
    companyLines: async () => (await late.website?.companyLines()) ?? [],
    isOverloaded: loadLimiter.isOverloaded,
    onShed: () => metrics.shed.inc(),
  })
  const media = await openMedia({
    ...settings.media,
    onImproved: invalidatePages,
    canRefetch: () => late.website?.contentStatus().reachable ?? false,
    log,
  })
  const opened = await source.open(settings, {
    readReceipt: backend.receiptLinks.read,
    log,
    media: media.store,
    onContentChange: invalidatePages,
  })
  late.website = opened.website
  const channel = await openChannel(settings, log, (tags) => {
    const documentTags = opened.website.contentChanged(tags)
    if (documentTags.length > 0) invalidatePages(documentTags)
  })
  const context = { ...opened, metrics, loadLimiter, cdn, pages, backend, media, channel }
  return { ...context, close: () => closeAll(context) }
}

async function closeAll(context: Omit<SiteContext, 'close'>): Promise<void> {
  await context.website.close()
  context.media.close()
  context.earlierAssets.close()
  context.loadLimiter.close()
  await context.channel.close()
  await context.cdn?.purger.close()
  await context.backend.close()
}

async function openChannel(
  { backend }: Settings,
  log: Log,
  onChange: (tags: readonly string[]) => void,
): Promise<ChangeChannel> {
  if (backend.databaseUrl === undefined) return createLocalChannel(onChange)
  const { createPostgresChannel } = await import('./content-changes/postgres-channel.ts')
  return createPostgresChannel(backend.databaseUrl, onChange, log)
}
