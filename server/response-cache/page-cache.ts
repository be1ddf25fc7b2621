import type { SetCdnHeaders } from '../cdn/cdn-headers.ts'
import { cacheResponse, type CachedResponse, recompress, byteSize } from './cached-response.ts'

/** Caches rendered pages as bytes until one of their documents changes. */
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

interface Entry {
  response: CachedResponse
  readonly byteSize: number
  readonly tags: ReadonlySet<string>
  readonly until: number
}

const TAGS_HEADER = 'x-content-tags'
const KEEP_SECONDS_HEADER = 'x-content-keep-seconds'
/** After a publish, every site process renders first. */
const COMPRESSION_PAUSE_MS = 1_000
const CACHEABLE_STATUSES = new Set([200, 404])

/** Holds so many pages and bytes; the pages that were cached longest ago make room. */
export function createPageCache({ maxPages, maxBytes, clock, setCdnHeaders }: PageCacheOptions): PageCache {
  const cached = new Map<string, Entry>()
  const rendering = new Map<string, Promise<CachedResponse>>()
  let size = 0
  /** One at a time: the best compression occupies a core and takes megabytes. */
  let compressing = Promise.resolve()

  function get(key: string): CachedResponse | undefined {
    const entry = cached.get(key)
    return entry && entry.until > clock() ? entry.response : undefined
  }

  function getOrRender(key: string, render: () => Promise<Response>): Promise<CachedResponse> {
    const running = rendering.get(key)
    if (running) return running
    const promise: Promise<CachedResponse> = renderAndCache(key, render, () => rendering.get(key) === promise)
    rendering.set(key, promise)
    return promise
  }

  async function renderAndCache(key: string, render: () => Promise<Response>, isCurrent: () => boolean) {
    try {
      const rendered = await render()
      const policy = readCachePolicy(rendered)
      if (policy && rendered.status === 200 && isCurrent()) setCdnHeaders?.(rendered.headers, policy)
      const until = clock() + (policy?.freshSeconds ?? Infinity) * 1000
      const response = await cacheResponse(rendered, cached.get(key)?.response)
      if (policy && isCurrent())
        store(key, { response, byteSize: byteSize(response), tags: policy.tags, until })
      return response
    } finally {
      if (isCurrent()) rendering.delete(key)
    }
  }

  function store(key: string, entry: Entry): void {
    const isNew = cached.get(key)?.response !== entry.response
    remove(key)
    cached.set(key, entry)
    size += entry.byteSize
    while (cached.size > maxPages || size > maxBytes) remove(cached.keys().next().value ?? key)
    if (isNew) setTimeout(() => queueCompression(key, entry.response), COMPRESSION_PAUSE_MS).unref()
  }

  function queueCompression(key: string, response: CachedResponse): void {
    compressing = compressing.then(() => compressFurther(key, response))
  }

  /** Skips what was invalidated while it waited. */
  async function compressFurther(key: string, response: CachedResponse): Promise<void> {
    if (cached.get(key)?.response !== response) return
    const smaller = await recompress(response).catch(() => response)
    const entry = cached.get(key)
    if (entry?.response === response) entry.response = smaller
  }

  function remove(key: string): void {
    const entry = cached.get(key)
    if (!entry) return
    cached.delete(key)
    size -= entry.byteSize
  }

  function invalidate(tags: readonly string[]): void {
    rendering.clear()
    for (const [key, entry] of cached) if (tags.some((tag) => entry.tags.has(tag))) remove(key)
  }

  return { get, getOrRender, invalidate, counts: () => ({ pages: cached.size, bytes: size }) }
}

interface CachePolicy {
  readonly tags: ReadonlySet<string>
  /** null: until one of its documents changes. */
  readonly freshSeconds: number | null
}

/** A response's tags and expiry; removes their headers from it. null: it must not be cached. */
function readCachePolicy(response: Response): CachePolicy | null {
  const tags = response.headers.get(TAGS_HEADER)
  const seconds = response.headers.get(KEEP_SECONDS_HEADER)
  response.headers.delete(TAGS_HEADER)
  response.headers.delete(KEEP_SECONDS_HEADER)
  if (tags === null || !CACHEABLE_STATUSES.has(response.status)) return null
  return {
    tags: new Set(tags.split(' ').map(decodeURI)),
    freshSeconds: seconds === null ? null : Number(seconds),
  }
}
