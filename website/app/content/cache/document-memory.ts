import type { DiskCache } from './disk-cache.server.ts'
import { createLruMap } from './lru-map.ts'
import type { Cached, Resource } from './resource.ts'

/** An answer with what tells whether it is still good. */
export interface Entry<T = unknown> extends Cached<T> {
  /** The moment it was asked for, as TagVersions counts. */
  readonly epoch: number
  /** Milliseconds since 1970. */
  readonly askedAt: number
  readonly tags: readonly string[]
}

/** The last answers, in memory and on disk. */
export interface DocumentMemory {
  recall<T>(resource: Resource<T>): Entry<T> | undefined
  /** The same, from disk if need be. */
  recallAnywhere<T>(resource: Resource<T>): Promise<Entry<T> | null>
  remember<T>(resource: Resource<T>, entry: Entry<T>): void
}

const MOST_DOCUMENTS = 500
const MOST_ABSENT = 500

export function createDocumentMemory(diskCache: DiskCache): DocumentMemory {
  const present = createLruMap<Entry>(MOST_DOCUMENTS)
  // Apart, so that made-up addresses cannot push documents out.
  const absent = createLruMap<Entry>(MOST_ABSENT)

  function recall<T>({ key }: Resource<T>): Entry<T> | undefined {
    return (present.get(key) ?? absent.get(key)) as Entry<T> | undefined
  }

  async function readCopy<T>(resource: Resource<T>): Promise<Entry<T> | null> {
    const copy = await diskCache.read(resource.key)
    const value = copy ? restore(resource, copy.body) : undefined
    const known = recall(resource)
    if (known || !copy || value === undefined) return known ?? null
    const tags = resource.tags(value)
    const entry = { value, body: copy.body, isFresh: false, epoch: 0, askedAt: copy.savedAt, tags }
    present.set(resource.key, entry)
    return entry
  }

  return {
    recall,
    recallAnywhere: async (resource) => recall(resource) ?? (await readCopy(resource)),
    remember(resource, entry) {
      const { key } = resource
      const before = recall(resource)
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
