import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { createClientAddress } from './client-address.ts'
import { createContentHook } from './content-hook.ts'
import { createSite } from './create-site.ts'
import { createHealth } from './health.ts'
import { createHttpServer } from './listen.ts'
import { createLoad } from './load.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createPageCache } from './page-cache.ts'
import { openBackend } from './open-backend.ts'
import { openWebsite } from './open-website.ts'
import { readSettings, type Settings } from './settings.ts'
import { readStaticFiles } from './static-files.ts'
import { stopOnSignals } from './stop.ts'

const ROOT = resolve(import.meta.dirname, '..')
const CLIENT_BUILD = join(ROOT, 'website/build/client')
const CACHE_LIMITS = { pages: 5_000, bytes: 96 * 1024 * 1024, clock: () => performance.now() }

const reading = readSettings(process.env)
if (!reading.ok) {
  process.stderr.write(`Wrong settings:\n${reading.problems.map((problem) => `- ${problem}\n`).join('')}`)
  process.exit(1)
}
await run(reading.settings)

/** The site process: every part, and how they are tied together. */
async function run(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel)
  const metrics = createMetrics()
  const pages = createPageCache(CACHE_LIMITS)
  const load = createLoad(settings.maxInFlight)
  const state = { stopping: false }

  const backend = await openBackend(settings, log)
  const website = await openWebsite(settings, {
    backend: backend.fetch,
    log,
    onContentChange: (tags) => pages.drop(tags),
  })
  const contentChanged = (tags: readonly string[]) => {
    website.contentChanged(tags)
    pages.drop(tags)
  }

  const site = createSite({
    siteUrl: settings.siteUrl,
    maxBodyBytes: settings.maxBodyBytes,
    website: website.fetch,
    backend: backend.fetch,
    contentHook: createContentHook({
      secret: settings.contentWebhookSecret ?? `whsec_${randomBytes(32).toString('base64')}`,
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
    files: await readStaticFiles(CLIENT_BUILD, settings.siteUrl),
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
