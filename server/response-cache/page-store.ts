import type { CachedResponse } from './cached-response.ts'

/** A cached page. */
interface PageEntry {
  response: CachedResponse
  readonly byteSize: number
  readonly tags: ReadonlySet<string>
  /** On the cache's clock, in milliseconds. */
  readonly expiresAt: number
}

/** Cached pages by key, as many as fit; those that were cached longest ago make room. */
export interface PageStore {
  get(key: string): PageEntry | undefined
  /** Replaces what the key had. */
  set(key: string, entry: PageEntry): void
  /** Removes every page that carries one of the tags. */
  invalidate(tags: readonly string[]): void
  counts(): { readonly pages: number; readonly bytes: number }
}

/** Has no pages yet. */
export function createPageStore(limits: { readonly maxPages: number; readonly maxBytes: number }): PageStore {
  const entries = new Map<string, PageEntry>()
  let bytes = 0

  function remove(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.byteSize
  }

  return {
    get: (key) => entries.get(key),
    set(key, entry) {
      remove(key)
      entries.set(key, entry)
      bytes += entry.byteSize
      while (entries.size > limits.maxPages || bytes > limits.maxBytes)
        remove(entries.keys().next().value ?? key)
    },
    invalidate(tags) {
      for (const [key, entry] of entries) if (tags.some((tag) => entry.tags.has(tag))) remove(key)
    },
    counts: () => ({ pages: entries.size, bytes }),
  }
}
