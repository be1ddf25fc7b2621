import { LRUCache } from 'lru-cache'
import type { DiskCache } from './disk-cache.server.ts'
import type { Cached, Resource } from './resource.ts'

/** A cached document with what determines its freshness. */
export interface Entry<T = unknown> extends Cached<T> {
  /** Epoch of the request (tag-versions.ts). */
  readonly epoch: number
  /** Milliseconds since 1970. */
  readonly requestedAt: number
  readonly tags: readonly string[]
}

/** The last documents, in memory and on disk. */
interface DocumentMemory {
  get<T>(resource: Resource<T>): Entry<T> | undefined
  /** The same, from disk if it is not in memory. */
  load<T>(resource: Resource<T>): Promise<Entry<T> | null>
  set<T>(resource: Resource<T>, entry: Entry<T>): void
}

const MAX_DOCUMENTS = 500
const MAX_ABSENT = 500

export function createDocumentMemory(diskCache: DiskCache): DocumentMemory {
  const present = new LRUCache<string, Entry>({ max: MAX_DOCUMENTS })
  // Separate, so that made-up addresses cannot evict documents.
  const absent = new LRUCache<string, Entry>({ max: MAX_ABSENT })

  function get<T>({ key }: Resource<T>): Entry<T> | undefined {
    return (present.get(key) ?? absent.get(key)) as Entry<T> | undefined
  }

  async function readEntry<T>(resource: Resource<T>): Promise<Entry<T> | null> {
    const stored = await diskCache.read(resource.key)
    const value = stored ? restore(resource, stored.body) : undefined
    const known = get(resource)
    if (known || !stored || value === undefined) return known ?? null
    const tags = resource.tags(value)
    const entry = { value, body: stored.body, isFresh: false, epoch: 0, requestedAt: stored.savedAt, tags }
    present.set(resource.key, entry)
    return entry
  }

  return {
    get,
    load: async (resource) => get(resource) ?? (await readEntry(resource)),
    set(resource, entry) {
      const { key } = resource
      const before = get(resource)
      present.delete(key)
      absent.delete(key)
      const isAbsent = entry.body === null
      ;(isAbsent ? absent : present).set(key, entry)
      if (isAbsent) void diskCache.remove(key)
      else if (entry.body !== before?.body) void diskCache.write(key, entry.body)
    },
  }
}

function restore<T>(resource: Resource<T>, body: string): T | undefined {
  try {
    return resource.restore(body)
  } catch {
    return undefined
  }
}
