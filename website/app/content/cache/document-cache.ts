import { LRUCache } from 'lru-cache'
import { startTimeBudget, type TimeBudget } from '../client/time-budget.ts'
import type { DiskCache } from './disk-cache.server.ts'
import type { TagVersions } from './tag-versions.ts'
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
  /** Fetches before the first read. After a failure it is fetched again with the stale documents. */
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

/** Pause after a failed request, so that page views do not each repeat it. */
const RETRY_PAUSE_MS = 2000
const MAX_FAILURES = 500

/**
 * Documents of the content service in memory and on disk: stale while revalidate, invalidated by tag, one request per
 * document at a time.
 */
export function createDocumentCache(options: DocumentCacheOptions): DocumentCache {
  const { diskCache, tagVersions, clock, isHealthy, budgetMs, onDifference } = options
  const memory = createDocumentMemory(diskCache)
  const recentFailures = new LRUCache<string, { readonly until: number; readonly epoch: number }>({
    max: MAX_FAILURES,
  })
  const stale = createDocumentsToRefetch()
  const inFlight = new Map<string, { readonly epoch: number; readonly document: Promise<Entry | null> }>()

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

  /** One request per key at a time; an invalidation starts another one. */
  function fetchOnce<T>(resource: Resource<T>, budget = startTimeBudget(budgetMs)): Promise<Entry<T> | null> {
    const epoch = tagVersions.now()
    const current = inFlight.get(resource.key)
    if (current?.epoch === epoch) return current.document as Promise<Entry<T> | null>
    const document = fetchDocument(resource, epoch, budget()).finally(() => {
      if (inFlight.get(resource.key)?.document === document) inFlight.delete(resource.key)
    })
    inFlight.set(resource.key, { epoch, document })
    return document
  }

  async function fetchDocument<T>(
    resource: Resource<T>,
    epoch: number,
    signal: AbortSignal,
  ): Promise<Entry<T> | null> {
    const requestedAt = clock()
    const fetched = await resource.fetch(signal)
    if (!fetched) {
      recentFailures.set(resource.key, { until: clock() + RETRY_PAUSE_MS, epoch })
      return null
    }
    const before = memory.get(resource)
    if (before && before.epoch > epoch) return before
    const entry = { ...fetched, isFresh: true, epoch, requestedAt, tags: resource.tags(fetched.value) }
    const differsFromServed = stale.confirm(resource.key, fetched.body)
    const changedWithoutNotice = before !== undefined && isCurrent(before) && before.body !== fetched.body
    memory.set(resource, entry)
    if (differsFromServed || changedWithoutNotice)
      onDifference([...new Set([...(before?.tags ?? []), ...entry.tags])])
    return entry
  }

  function hasJustFailed(key: string): boolean {
    const last = recentFailures.get(key)
    return last !== undefined && last.epoch === tagVersions.now() && clock() < last.until
  }

  async function prefetch(resource: Resource<unknown>): Promise<void> {
    if (!(await fetchOnce(resource))) stale.add(resource, memory.get(resource) ?? null, true)
  }

  async function refreshStale(): Promise<void> {
    for (const resource of stale.resources()) await fetchOnce(resource)
  }

  return {
    read,
    refresh: (resource) => fetchOnce(resource),
    prefetch,
    refreshStale,
    peek(resource) {
      const entry = memory.get(resource)
      return entry && isCurrent(entry) && isServable(resource, entry) ? entry : null
    },
    isOutdated(resource) {
      const entry = memory.get(resource)
      return entry !== undefined && !isCurrent(entry)
    },
  }
}
