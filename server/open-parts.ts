import { createBackend, type Backend } from '../backend/src/create-backend.ts'
import type { Website, WebsiteDependencies } from '../website/app/website.ts'
import { openCdn, type Cdn } from './cdn/open-cdn.ts'
import type { Middleware } from './connections/create-http-server.ts'
import {
  type ChangeChannel,
  createLocalChannel,
  createPostgresChannel,
} from './content-changes/change-channel.ts'
import { type OpenedMedia, openMedia } from './media/open-media.ts'
import { createLoadLimiter, type LoadLimiter } from './operation/load-limiter.ts'
import type { Log } from './operation/log.ts'
import { createMetrics, type Metrics } from './operation/metrics.ts'
import type { EarlierAssets } from './response-cache/earlier-assets.ts'
import { createPageCache, type PageCache } from './response-cache/page-cache.ts'
import type { StaticFiles } from './response-cache/static-files.ts'
import type { Settings } from './settings.ts'

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

/** Everything that handles requests works with these. */
export interface SiteParts extends OpenedWebsite {
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

/** Opens the parts of the site process and connects them: a content change invalidates pages here and at the CDN. */
export async function openParts(
  settings: Settings,
  source: WebsiteSource,
  log: Log,
  clock: () => number,
): Promise<SiteParts> {
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
  const { website } = opened
  late.website = website
  const channel = openChannel(settings, log, (tags) => {
    const documentTags = website.contentChanged(tags)
    if (documentTags.length > 0) invalidatePages(documentTags)
  })
  return {
    ...opened,
    metrics,
    loadLimiter,
    cdn,
    pages,
    backend,
    media,
    channel,
    async close() {
      await website.close()
      media.close()
      opened.earlierAssets.close()
      loadLimiter.close()
      await channel.close()
      await cdn?.purger.close()
      await backend.close()
    },
  }
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
