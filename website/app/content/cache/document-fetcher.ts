import { LRUCache } from 'lru-cache'
import { startTimeBudget } from '../client/time-budget.ts'
import type { DocumentMemory, Entry } from './document-memory.ts'
import type { DocumentsToRefetch } from './documents-to-refetch.ts'
import type { Resource } from './resource.ts'
import type { TagVersions } from './tag-versions.ts'

interface DocumentFetcherOptions {
  readonly memory: DocumentMemory
  readonly stale: DocumentsToRefetch
  readonly tagVersions: TagVersions
  readonly clock: () => number
  readonly budgetMs: number
  /** Called when a fetched document differs from the one served, without a notification. */
  readonly onDifference: (tags: readonly string[]) => void
}

/** Pause after a failed request, so that page views do not each repeat it. */
const RETRY_PAUSE_MS = 2000
const MAX_FAILURES = 500

/** Fetches documents into memory: `fetchOnce` resolves to null if the request failed. */
export function createDocumentFetcher(options: DocumentFetcherOptions) {
  const { memory, stale, tagVersions, clock, budgetMs, onDifference } = options
  const recentFailures = new LRUCache<string, { readonly until: number; readonly epoch: number }>({
    max: MAX_FAILURES,
  })
  const inFlight = new Map<string, { readonly epoch: number; readonly document: Promise<Entry | null> }>()

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
    const changedWithoutNotice =
      before !== undefined && tagVersions.isCurrent(before.tags, before.epoch) && before.body !== fetched.body
    memory.set(resource, entry)
    if (differsFromServed || changedWithoutNotice)
      onDifference([...new Set([...(before?.tags ?? []), ...entry.tags])])
    return entry
  }

  function hasJustFailed(key: string): boolean {
    const last = recentFailures.get(key)
    return last !== undefined && last.epoch === tagVersions.now() && clock() < last.until
  }

  return { fetchOnce, hasJustFailed }
}
