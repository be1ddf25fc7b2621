import { type CachedResponse, recompress } from './cached-response.ts'
import type { PageStore } from './page-store.ts'

/** After a publish, every site process renders first, and an editor often publishes again. */
const COMPRESSION_PAUSE_MS = 3_000

/**
 * Returns a function that compresses the page with this key further, after a pause. One at a time: the best compression
 * occupies a core and takes megabytes.
 */
export function createCompressionQueue(entries: PageStore): (key: string, response: CachedResponse) => void {
  let running = Promise.resolve()

  /** Skips what was invalidated while it waited. */
  async function compress(key: string, response: CachedResponse): Promise<void> {
    if (entries.get(key)?.response !== response) return
    const smaller = await recompress(response).catch(() => response)
    const entry = entries.get(key)
    if (entry?.response === response) entry.response = smaller
  }

  return function enqueue(key, response) {
    setTimeout(() => (running = running.then(() => compress(key, response))), COMPRESSION_PAUSE_MS).unref()
  }
}
