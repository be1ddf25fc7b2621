import { readUploadedImage } from '@beam/content/strapi/read-picture.ts'
import { createContentReaders } from './content-readers.ts'
import { type ContentSources, createContentSources } from './content-sources.server.ts'
import type { ContentStore, ContentStoreOptions } from './content-store.ts'
import { createDocumentInvalidation } from './document-invalidation.ts'
import { createChangeDetector } from './polling/change-detector.ts'
import { startPoll } from './polling/start-poll.ts'
import { readUploadTag } from './read-upload-tag.ts'

const POLL_MS = 30_000
const POLL_WHILE_AWAY_MS = 2000

/** The single source of documents: memory, else disk, else the content service, else the defaults. */
export function createContentStore(options: ContentStoreOptions): ContentStore {
  const sources = createContentSources(options)
  const { client, diskCache, clock } = sources
  const invalidate = createDocumentInvalidation(sources)
  const stopPoll = options.poll === false ? () => {} : pollForChanges(sources, invalidate)

  return {
    ...createContentReaders(sources, options.defaults),
    changed(tags) {
      client.resetBreaker()
      const documentTags = tags.filter((tag) => !prefetchUpload(sources, tag))
      if (documentTags.length > 0) invalidate(documentTags)
      return documentTags
    },
    status() {
      const lastSuccess = client.lastSuccessAt()
      return {
        reachable: lastSuccess !== null && client.isHealthy(),
        lastSuccessAgeMs: lastSuccess === null ? null : clock() - lastSuccess,
      }
    },
    close() {
      stopPoll()
      return diskCache.flushed()
    },
  }
}

/** False: the tag names no new file. */
function prefetchUpload({ images, mediaUrl }: ContentSources, tag: string): boolean {
  const upload = readUploadTag(tag)
  if (upload)
    images.prefetchUpload(readUploadedImage({ image: upload }, { image: 'image', alt: '' }, mediaUrl))
  return upload !== null
}

function pollForChanges(
  { client, documents, index, versions, menu, footer, redirects, onChange }: ContentSources,
  invalidate: (tags: readonly string[]) => void,
): () => void {
  const round = createChangeDetector({
    documents,
    index,
    versions,
    everywhere: [menu, footer, redirects],
    onChange(tags) {
      invalidate(tags)
      onChange(tags)
    },
  })
  return startPoll({ round, pause: () => (client.isHealthy() ? POLL_MS : POLL_WHILE_AWAY_MS) })
}
