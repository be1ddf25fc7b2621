import type { Resource } from '../cache/resource.ts'

interface PrefetchOptions {
  /** Fetches one document; does not reject. */
  readonly fetch: (resource: Resource<unknown>) => Promise<void>
  /** Limit of pending documents; others are fetched when they are read. */
  readonly maxPending?: number
}

/**
 * Fetches documents that have just changed before the first visitor needs them. One at a time, each once however
 * often it changes meanwhile: a bulk publish must not delay visitors' requests.
 */
export function createPrefetch({
  fetch,
  maxPending = 300,
}: PrefetchOptions): (resources: readonly Resource<unknown>[]) => void {
  const pending = new Map<string, Resource<unknown>>()
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    for (const [key, resource] of pending) {
      pending.delete(key)
      await fetch(resource)
    }
    isRunning = false
  }

  return (resources) => {
    for (const resource of resources) {
      // Moved to the end: it has changed last.
      pending.delete(resource.key)
      if (pending.size < maxPending) pending.set(resource.key, resource)
    }
    if (!isRunning) void run()
  }
}
