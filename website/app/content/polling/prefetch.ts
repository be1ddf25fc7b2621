import type { Resource } from '../cache/resource.ts'

export interface PrefetchOptions {
  /** Fetches one document; does not reject. */
  readonly fetch: (resource: Resource<unknown>) => Promise<void>
  /** Documents that wait at one time; what is beyond is fetched when somebody asks for it. */
  readonly maxPending?: number
}

/**
 * Fetches documents that have just changed, so that they are there before the first visitor. One at a time, each once
 * however often it changes meanwhile: a bulk publish must not keep visitors' own requests waiting.
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
      // Behind all others: it has changed last.
      pending.delete(resource.key)
      if (pending.size < maxPending) pending.set(resource.key, resource)
    }
    if (!isRunning) void run()
  }
}
