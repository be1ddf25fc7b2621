import { createHash } from 'node:crypto'
import type { Log } from '../operation/log.ts'
import { ENCODING_VERSION } from './encoding-version.ts'
import type { FetchedOriginal } from './fetch-original.ts'
import { hasImageSignature } from './image-signature.ts'
import type { ImageWorker } from './image-worker.ts'
import { sourceKey, type ImageSource, type KnownImage, type KnownImages } from './known-images.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import type { MediaFiles } from './media-files.ts'
import { createRetries, type Retries } from './retries.ts'

/** Fetches uploaded images from the content service and stores them. */
interface ImageFetcher {
  /**
   * One fetch at a time per source; null: not available for now, or not at all. A failed fetch is retried later;
   * when that succeeds, the tags of all documents that asked meanwhile are reported. Does not reject.
   */
  fetchOnce(source: ImageSource, tags: readonly string[]): Promise<KnownImage | null>
}

interface ImageFetcherOptions {
  readonly files: MediaFiles
  readonly images: KnownImages
  readonly fetchOriginal: (url: string) => Promise<FetchedOriginal>
  readonly worker: ImageWorker
  /** False: images use all the disk space that they may, or the disk is nearly full. */
  readonly hasSpace: () => Promise<boolean>
  /** Called when an image that failed at first was fetched later. */
  readonly onImproved: (tags: readonly string[]) => void
  readonly retries?: Retries
  readonly log: Log
}

/** Each may hold an original in memory. */
const MAX_FETCHES = 3
const MAX_WAITING = 1_000

type FetchOutcome = KnownImage | 'missing' | 'failed'

/** Fetches three images at a time, and those that failed again after growing pauses. */
export function createImageFetcher(options: ImageFetcherOptions): ImageFetcher {
  const { files, images, fetchOriginal, worker, hasSpace, onImproved, log } = options
  const fetching = new Map<string, Promise<KnownImage | null>>()
  const { retries = createRetries() } = options
  /** Tags of the documents that lack an image, by its source. */
  const waiting = new Map<string, Set<string>>()
  const limited = limitConcurrency(MAX_FETCHES)

  function fetchOnce(source: ImageSource, tags: readonly string[]): Promise<KnownImage | null> {
    const key = sourceKey(source)
    addWaiting(key, tags)
    if (retries.mustWait(key)) return Promise.resolve(null)
    const current = fetching.get(key)
    if (current) return current
    const image = fetchImage(source)
      .catch(() => 'failed' as const)
      .then((outcome) => {
        if (typeof outcome !== 'object') return retryLater(source, outcome)
        waiting.delete(key)
        return outcome
      })
      .finally(() => fetching.delete(key))
    fetching.set(key, image)
    return image
  }

  function addWaiting(key: string, tags: readonly string[]): void {
    if (tags.length === 0) return
    const before = waiting.get(key) ?? []
    waiting.delete(key)
    for (const oldest of waiting.keys()) {
      if (waiting.size < MAX_WAITING) break
      waiting.delete(oldest)
    }
    waiting.set(key, new Set([...before, ...tags]))
  }

  function retryLater(source: ImageSource, outcome: 'missing' | 'failed'): null {
    log.warn({ file: randomPartOf(source), outcome }, 'An uploaded image is not available')
    retries.failed(sourceKey(source), outcome, () => void retry(source))
    return null
  }

  async function retry(source: ImageSource): Promise<void> {
    const tags = waiting.get(sourceKey(source)) ?? []
    if (await fetchOnce(source, [])) onImproved([...tags])
  }

  async function fetchImage(source: ImageSource): Promise<FetchOutcome> {
    const bytes = await limited(() => fetchOriginal(source.url))
    if (!Buffer.isBuffer(bytes)) return bytes
    if (!hasImageSignature(bytes)) return 'missing'
    const hash = createHash('sha256').update(`${ENCODING_VERSION}\n`).update(bytes).digest('hex').slice(0, 24)
    const image = (await images.load(hash)) ?? (await addImage(hash, bytes))
    if (typeof image === 'object') await images.link(source, hash)
    return image
  }

  async function addImage(hash: string, bytes: Buffer): Promise<FetchOutcome> {
    if (!(await hasSpace())) return 'failed'
    const file = await files.writeTemporary(bytes)
    const inspected = await worker.run({ kind: 'inspect', file })
    if (!inspected.ok || !inspected.facts) {
      await files.discard(file)
      return 'missing'
    }
    await files.add(hash, file, { facts: inspected.facts, versions: [] })
    images.forget(hash)
    return (await images.load(hash)) ?? 'failed'
  }

  return { fetchOnce }
}

/** The end of the file's name, which the content service makes up: before it is what somebody called the file. */
function randomPartOf({ url }: ImageSource): string | undefined {
  return /[^/_]*$/.exec(URL.parse(url)?.pathname ?? '')?.[0]
}
