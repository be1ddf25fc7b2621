import { LRUCache } from 'lru-cache'
import type { DiskCache } from './disk-cache.server.ts'
import type { Cached, Resource } from './resource.ts'

/** A cached document with what determines its freshness. */
export interface Entry<T = unknown> extends Cached<T> {
  /** Epoch of the request (tag-versions.ts). */
  readonly epoch: number
  /** In milliseconds since 1970, not affected by changes of the system clock (monotonic-now.ts). */
  readonly requestedAt: number
  readonly tags: readonly string[]
}

/** The most recently used documents, in memory and on disk. */
export interface DocumentMemory {
  get<T>(resource: Resource<T>): Entry<T> | undefined
  /** The same, from disk if it is not in memory. */
  load<T>(resource: Resource<T>): Promise<Entry<T> | null>
  set<T>(resource: Resource<T>, entry: Entry<T>): void
}

const MAX_DOCUMENTS = 500
const MAX_MISSING_DOCUMENTS = 500

/** Nothing is in memory yet: documents are read from the disk cache when they are first asked for. */
export function createDocumentMemory(diskCache: DiskCache): DocumentMemory {
  const documents = new LRUCache<string, Entry>({ max: MAX_DOCUMENTS })
  // Paths without a document; separate, so that requests for made-up paths cannot evict documents.
  const missingDocuments = new LRUCache<string, Entry>({ max: MAX_MISSING_DOCUMENTS })

  function get<T>({ key }: Resource<T>): Entry<T> | undefined {
    return (documents.get(key) ?? missingDocuments.get(key)) as Entry<T> | undefined
  }

  async function readEntry<T>(resource: Resource<T>): Promise<Entry<T> | null> {
    const stored = await diskCache.read(resource.key)
    const value = stored ? deserialize(resource, stored.body) : undefined
    const known = get(resource)
    if (known || !stored || value === undefined) return known ?? null
    const tags = resource.tags(value)
    const entry = { value, body: stored.body, isFresh: false, epoch: 0, requestedAt: stored.savedAt, tags }
    documents.set(resource.key, entry)
    return entry
  }

  return {
    get,
    load: async (resource) => get(resource) ?? (await readEntry(resource)),
    set(resource, entry) {
      const { key } = resource
      const previous = get(resource)
      documents.delete(key)
      missingDocuments.delete(key)
      const isMissing = entry.body === null
      ;(isMissing ? missingDocuments : documents).set(key, entry)
      if (isMissing) void diskCache.remove(key)
      else if (entry.body !== previous?.body) void diskCache.write(key, entry.body)
    },
  }
}

function deserialize<T>(resource: Resource<T>, body: string): T | undefined {
  try {
    return resource.restore(body)
  } catch {
    return undefined
  }
}
