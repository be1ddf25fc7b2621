import { startBudget, type Budget } from '../client/budget.ts'
import type { DiskCache } from './disk-cache.server.ts'
import type { TagVersions } from './tag-versions.ts'
import { createDocumentMemory, type Entry } from './document-memory.ts'
import { createLruMap } from './lru-map.ts'
import type { Cached, Resource } from './resource.ts'
import { createStaleDocuments } from './stale-documents.ts'

export interface DocumentCache {
  /**
   * The document from memory, else disk, else the content service. A stale one is returned while it is fetched anew; an
   * invalidated one is fetched first. null when there is none. With `hasDefault`, a failing service is not waited for.
   */
  read<T>(resource: Resource<T>, hasDefault: boolean, budget?: Budget): Promise<Cached<T> | null>
  /** Fetches now, whatever is cached. null when the service gave no answer. */
  refresh<T>(resource: Resource<T>): Promise<Cached<T> | null>
  /** Fetches now, before anybody asks. Without an answer it is fetched again with all that is stale. */
  prefetch(resource: Resource<unknown>): Promise<void>
  /** Fetches everything again that was shown although it may be out of date. */
  refreshStale(): Promise<void>
  /** The document in memory, if it is fresh and not invalidated. */
  peek<T>(resource: Resource<T>): Cached<T> | null
  /** Whether the document in memory has been invalidated. */
  isOutdated(resource: Resource<unknown>): boolean
}

export interface DocumentCacheOptions {
  readonly diskCache: DiskCache
  readonly tagVersions: TagVersions
  readonly clock: () => number
  /** False: visitors do not wait for the service while there is something else to show. */
  readonly isWell: () => boolean
  readonly budgetMs: number
  /** Called when an answer differs from what was shown, without a notification. */
  readonly onDifference: (tags: readonly string[]) => void
}

/** Pause after a request without an answer, so that a refusing service is not asked for every page view. */
const PAUSE_MS = 2000
const MAX_UNANSWERED = 500

export function createDocumentCache(options: DocumentCacheOptions): DocumentCache {
  const { diskCache, tagVersions, clock, isWell, budgetMs, onDifference } = options
  const memory = createDocumentMemory(diskCache)
  const unanswered = createLruMap<{ readonly until: number; readonly epoch: number }>(MAX_UNANSWERED)
  const stale = createStaleDocuments()
  const underway = new Map<string, { readonly epoch: number; readonly answer: Promise<Entry | null> }>()

  const isCurrent = (entry: Entry) => tagVersions.isCurrent(entry.tags, entry.epoch)
  const isServable = <T>({ freshMs }: Resource<T>, entry: Entry<T>) =>
    entry.isFresh && clock() - entry.askedAt < freshMs(entry.value)

  async function read<T>(
    resource: Resource<T>,
    hasDefault: boolean,
    budget?: Budget,
  ): Promise<Cached<T> | null> {
    const old = await memory.recallAnywhere(resource)
    if (old && isCurrent(old) && isServable(resource, old)) return old
    const needNotWait = old ? isCurrent(old) || !isWell() : hasDefault && !isWell()
    const answered = needNotWait || isPausing(resource.key) ? null : await ask(resource, budget)
    if (answered) return answered
    stale.add(resource, old, hasDefault)
    if (needNotWait && !isPausing(resource.key)) void ask(resource)
    return old && { ...old, isFresh: false }
  }

  /** One request per key at a time; after an invalidation another one is started. */
  function ask<T>(resource: Resource<T>, budget = startBudget(budgetMs)): Promise<Entry<T> | null> {
    const epoch = tagVersions.now()
    const current = underway.get(resource.key)
    if (current?.epoch === epoch) return current.answer as Promise<Entry<T> | null>
    const answer = fetchAnew(resource, epoch, budget()).finally(() => {
      if (underway.get(resource.key)?.answer === answer) underway.delete(resource.key)
    })
    underway.set(resource.key, { epoch, answer })
    return answer
  }

  async function fetchAnew<T>(
    resource: Resource<T>,
    epoch: number,
    signal: AbortSignal,
  ): Promise<Entry<T> | null> {
    const askedAt = clock()
    const asked = await resource.ask(signal)
    if (!asked) {
      unanswered.set(resource.key, { until: clock() + PAUSE_MS, epoch })
      return null
    }
    const before = memory.recall(resource)
    if (before && before.epoch > epoch) return before
    const entry = { ...asked, isFresh: true, epoch, askedAt, tags: resource.tags(asked.value) }
    const differsFromShown = stale.confirm(resource.key, asked.body)
    const hasChangedUnnoticed = before !== undefined && isCurrent(before) && before.body !== asked.body
    memory.remember(resource, entry)
    if (differsFromShown || hasChangedUnnoticed)
      onDifference([...new Set([...(before?.tags ?? []), ...entry.tags])])
    return entry
  }

  function isPausing(key: string): boolean {
    const last = unanswered.get(key)
    return last !== undefined && last.epoch === tagVersions.now() && clock() < last.until
  }

  async function prefetch(resource: Resource<unknown>): Promise<void> {
    if (!(await ask(resource))) stale.add(resource, memory.recall(resource) ?? null, true)
  }

  async function refreshStale(): Promise<void> {
    for (const resource of stale.resources()) await ask(resource)
  }

  return {
    read,
    refresh: (resource) => ask(resource),
    prefetch,
    refreshStale,
    peek(resource) {
      const entry = memory.recall(resource)
      return entry && isCurrent(entry) && isServable(resource, entry) ? entry : null
    },
    isOutdated(resource) {
      const entry = memory.recall(resource)
      return entry !== undefined && !isCurrent(entry)
    },
  }
}
