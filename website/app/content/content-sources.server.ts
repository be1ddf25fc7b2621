import { join } from 'node:path'
import { createDiskCache } from './cache/disk-cache.server.ts'
import { createDocumentCache } from './cache/document-cache.ts'
import { monotonicNow } from './cache/monotonic-now.ts'
import { createTagVersions } from './cache/tag-versions.ts'
import { createContentClient } from './client/content-client.server.ts'
import type { ContentStoreOptions } from './content-store.ts'
import { footerResource } from './documents/footer-resource.ts'
import { articleListResource, pageListResource, redirectListResource } from './documents/list-resources.ts'
import { navigationResource, pagesMenuResource } from './documents/navigation-resources.ts'
import { createPageSource } from './documents/page-source.ts'
import { createImageResolver } from './media/image-resolver.ts'
import { createKnownVersions } from './polling/known-versions.ts'
import { notifySafely } from './polling/notify-safely.ts'

export type ContentSources = ReturnType<typeof createContentSources>

/** The parts of a content store: client, caches, and all documents that can be fetched. */
export function createContentSources(options: ContentStoreOptions) {
  const { url, media, log, clock = monotonicNow, budgetMs = 2000 } = options
  const client = createContentClient({ url, token: options.token, fetch: options.fetch ?? fetch, clock, log })
  const folder = join(options.cacheFolder, 'content')
  const diskCache = createDiskCache({ folder, service: url, clock, log })
  const onChange = notifySafely(options.onChange, log)
  const tagVersions = createTagVersions()
  const images = createImageResolver(media, onChange)
  const documents = createDocumentCache({
    diskCache,
    tagVersions,
    clock,
    isHealthy: client.isHealthy,
    budgetMs,
    onDifference: onChange,
  })
  const index = pageListResource(client)
  const versions = createKnownVersions()
  const pages = createPageSource({
    client,
    mediaUrl: url,
    onFetched: versions.fetched,
    onFetchedPage: images.prefetchPage,
    freshIndex: () => documents.peek(index)?.value ?? null,
    index: async (signal) => (await documents.read(index, false, () => signal))?.value ?? null,
  })
  return {
    client,
    diskCache,
    tagVersions,
    documents,
    onChange,
    clock,
    budgetMs,
    mediaUrl: url,
    images,
    pages,
    index,
    versions,
    articles: articleListResource(client, url),
    redirects: redirectListResource(client, options.redirectHosts ?? []),
    menu: navigationResource(client),
    pagesMenu: pagesMenuResource(client),
    footer: footerResource(client, url, images.prefetchFooter),
  }
}
