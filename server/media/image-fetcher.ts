import type { Log } from '../operation/log.ts'
import type { FetchedOriginal } from './fetch-original.ts'
import { sourceKey, type ImageSource, type KnownImage } from './known-images.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { createMissingImages } from './missing-images.ts'
import { createRetries, type Retries } from './retries.ts'
import { storeOriginal, type OriginalStore } from './store-original.ts'

/** Fetches uploaded images from the content service and stores them. */
interface ImageFetcher {
  /**
   * One fetch at a time per source; null: not available for now, or not at all. A failed fetch is retried later;
   * when that succeeds, the tags of all documents that asked meanwhile are reported. Does not reject.
   */
  fetchOnce(source: ImageSource, tags: readonly string[]): Promise<KnownImage | null>
}

interface ImageFetcherOptions extends OriginalStore {
  readonly fetchOriginal: (url: string) => Promise<FetchedOriginal>
  /** Called when an image that failed at first was fetched later. */
  readonly onImproved: (tags: readonly string[]) => void
  readonly retries?: Retries
  readonly log: Log
}

/** Each may hold an original in memory. */
const MAX_FETCHES = 3

/** Fetches three images at a time, and those that failed again after growing pauses. */
export function createImageFetcher(options: ImageFetcherOptions): ImageFetcher {
  const { images, fetchOriginal, onImproved, log } = options
  const fetching = new Map<string, Promise<KnownImage | null>>()
  const { retries = createRetries() } = options
  const missing = createMissingImages()
  const limited = limitConcurrency(MAX_FETCHES)

  function fetchOnce(source: ImageSource, tags: readonly string[]): Promise<KnownImage | null> {
    const key = sourceKey(source)
    missing.add(key, tags)
    if (retries.mustWait(key)) return Promise.resolve(null)
    const current = fetching.get(key)
    if (current) return current
    const image = fetchImage(source)
      .catch(() => 'failed' as const)
      .then((outcome) => {
        if (typeof outcome !== 'object') return retryLater(source, outcome)
        missing.delete(key)
        return outcome
      })
      .finally(() => fetching.delete(key))
    fetching.set(key, image)
    return image
  }

  function retryLater(source: ImageSource, outcome: 'missing' | 'failed'): null {
    log.warn({ file: randomPartOf(source), outcome }, 'An uploaded image is not available')
    retries.failed(sourceKey(source), outcome, () => void retry(source))
    return null
  }

  async function retry(source: ImageSource): Promise<void> {
    const tags = missing.tags(sourceKey(source))
    if (await fetchOnce(source, [])) onImproved(tags)
  }

  async function fetchImage(source: ImageSource): Promise<KnownImage | 'missing' | 'failed'> {
    const bytes = await limited(() => fetchOriginal(source.url))
    const image = Buffer.isBuffer(bytes) ? await storeOriginal(options, bytes) : bytes
    if (typeof image === 'object') await images.link(source, image.hash)
    return image
  }

  return { fetchOnce }
}

/** The end of the file's name, which the content service makes up: before it is what somebody called the file. */
function randomPartOf({ url }: ImageSource): string | undefined {
  return /[^/_]*$/.exec(URL.parse(url)?.pathname ?? '')?.[0]
}
