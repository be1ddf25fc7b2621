import type { TimeBudget } from '../client/time-budget.ts'
import type { DiskCache } from './disk-cache.server.ts'
import type { TagVersions } from './tag-versions.ts'
import { createDocumentFetcher } from './document-fetcher.ts'
import { createDocumentMemory, type Entry } from './document-memory.ts'
import type { Cached, Resource } from './resource.ts'
import { createDocumentsToRefetch } from './documents-to-refetch.ts'

export interface DocumentCache {
  /**
   * The document from memory, else disk, else the content service. An expired one is returned and revalidated in the
   * background; an invalidated one is fetched first. null if there is none. With `hasDefault`, does not wait for a
   * failing service.
   */
  read<T>(resource: Resource<T>, hasDefault: boolean, budget?: TimeBudget): Promise<Cached<T> | null>
  /** Fetches regardless of the cache. null if the request failed. */
  refresh<T>(resource: Resource<T>): Promise<Cached<T> | null>
  /**
   * Fetches before the first read, unless that was earlier. After a failure it is fetched again with the stale
   * documents.
   */
  prefetch(resource: Resource<unknown>): Promise<void>
  /** Fetches all documents that were served stale. */
  refreshStale(): Promise<void>
  /** The document in memory if it is fresh and not invalidated; null otherwise. */
  peek<T>(resource: Resource<T>): Cached<T> | null
  /** Whether the document in memory has been invalidated. */
  isOutdated(resource: Resource<unknown>): boolean
}

interface DocumentCacheOptions {
  readonly diskCache: DiskCache
  readonly tagVersions: TagVersions
  readonly clock: () => number
  /** False: reads do not wait for the service if there is anything else to serve. */
  readonly isHealthy: () => boolean
  readonly budgetMs: number
  /** Called when a fetched document differs from the one served, without a notification. */
  readonly onDifference: (tags: readonly string[]) => void
}

/**
 * Documents of the content service in memory and on disk: stale while revalidate, invalidated by tag, one request per
 * document at a time.
 */
export function createDocumentCache(options: DocumentCacheOptions): DocumentCache {
  const { diskCache, tagVersions, clock, isHealthy, budgetMs, onDifference } = options
  const memory = createDocumentMemory(diskCache)
  const stale = createDocumentsToRefetch()
  const { fetchOnce, hasJustFailed } = createDocumentFetcher({
    memory,
    stale,
    tagVersions,
    clock,
    budgetMs,
    onDifference,
  })

  const isCurrent = (entry: Entry) => tagVersions.isCurrent(entry.tags, entry.epoch)
  const isServable = <T>({ freshMs }: Resource<T>, entry: Entry<T>) =>
    entry.isFresh && clock() - entry.requestedAt < freshMs(entry.value)

  async function read<T>(
    resource: Resource<T>,
    hasDefault: boolean,
    budget?: TimeBudget,
  ): Promise<Cached<T> | null> {
    const old = await memory.load(resource)
    if (old && isCurrent(old) && isServable(resource, old)) return old
    const canServeNow = old ? isCurrent(old) || !isHealthy() : hasDefault && !isHealthy()
    const fetched = canServeNow || hasJustFailed(resource.key) ? null : await fetchOnce(resource, budget)
    if (fetched) return fetched
    stale.add(resource, old, hasDefault)
    if (canServeNow && !hasJustFailed(resource.key)) void fetchOnce(resource)
    return old && { ...old, isFresh: false }
  }

  async function prefetch(resource: Resource<unknown>): Promise<void> {
    if (peek(resource)) return
    if (!(await fetchOnce(resource))) stale.add(resource, memory.get(resource) ?? null, true)
  }

  function peek<T>(resource: Resource<T>): Entry<T> | null {
    const entry = memory.get(resource)
    return entry && isCurrent(entry) && isServable(resource, entry) ? entry : null
  }

  async function refreshStale(): Promise<void> {
    for (const resource of stale.resources()) await fetchOnce(resource)
  }

  return {
    read,
    refresh: (resource) => fetchOnce(resource),
    prefetch,
    refreshStale,
    peek,
    isOutdated(resource) {
      const entry = memory.get(resource)
      return entry !== undefined && !isCurrent(entry)
    },
  }
}
