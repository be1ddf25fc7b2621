import type { SetCdnHeaders } from '../cdn/cdn-headers.ts'
import { type CachePolicy, takeCachePolicy } from './cache-policy.ts'
import { byteSize, cacheResponse, type CachedResponse } from './cached-response.ts'
import { createCompressionQueue } from './compression-queue.ts'
import { createPageStore } from './page-store.ts'

/** Caches rendered pages as bytes until one of their documents changes. page-store.ts holds and evicts them. */
export interface PageCache {
  get(key: string): CachedResponse | undefined
  /** Renders once, however many request it at the same time; caches responses that carry tags. */
  getOrRender(key: string, render: () => Promise<Response>): Promise<CachedResponse>
  /** Removes every response that carries one of the tags; what is being rendered now will not be cached. */
  invalidate(tags: readonly string[]): void
  counts(): { readonly pages: number; readonly bytes: number }
}

interface PageCacheOptions {
  readonly maxPages: number
  readonly maxBytes: number
  /** Milliseconds since any point in time. */
  readonly clock: () => number
  /** Without it, nothing is declared to shared caches. */
  readonly setCdnHeaders?: SetCdnHeaders | null
}

/** Has no pages yet. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { clock, setCdnHeaders } = options
  const entries = createPageStore(options)
  const compressLater = createCompressionQueue(entries)
  const rendering = new Map<string, Promise<CachedResponse>>()

  function getOrRender(key: string, render: () => Promise<Response>): Promise<CachedResponse> {
    const running = rendering.get(key)
    if (running) return running
    const isCurrent = () => rendering.get(key) === promise
    const promise: Promise<CachedResponse> = renderAndCache(key, render, isCurrent).finally(() => {
      if (isCurrent()) rendering.delete(key)
    })
    rendering.set(key, promise)
    return promise
  }

  async function renderAndCache(key: string, render: () => Promise<Response>, isCurrent: () => boolean) {
    const rendered = await render()
    const policy = takeCachePolicy(rendered)
    if (policy && rendered.status === 200 && isCurrent()) setCdnHeaders?.(rendered.headers, policy)
    const expiresAt = clock() + (policy?.freshSeconds ?? Infinity) * 1000
    const response = await cacheResponse(rendered, entries.get(key)?.response)
    if (policy && isCurrent()) store(key, response, policy, expiresAt)
    return response
  }

  function store(key: string, response: CachedResponse, { tags }: CachePolicy, expiresAt: number): void {
    const isNew = entries.get(key)?.response !== response
    entries.set(key, { response, byteSize: byteSize(response), tags, expiresAt })
    if (isNew) compressLater(key, response)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      return entry && entry.expiresAt > clock() ? entry.response : undefined
    },
    getOrRender,
    invalidate(tags) {
      rendering.clear()
      entries.invalidate(tags)
    },
    counts: entries.counts,
  }
}
