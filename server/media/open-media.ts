import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../operation/error-code.ts'
import { hasFreeSpace } from '../operation/has-free-space.ts'
import type { Log } from '../operation/log.ts'
import { collectGarbage } from './collect-garbage.ts'
import { fetchOriginal } from './fetch-original.ts'
import { createImageWorker } from './image-worker.ts'
import { createMediaFiles } from './media-files.ts'
import { createMediaStore, type MediaStore } from './media-store.ts'

interface MediaOptions {
  readonly dataFolder: string
  readonly contentServiceUrl: string
  readonly maxBytes: number
  readonly canRefetch: () => boolean
  readonly onImproved: (tags: readonly string[]) => void
  readonly log: Log
}

export interface OpenedMedia {
  readonly store: MediaStore
  close(): void
}

/** Twice what the content service accepts: it may be another one. */
const MAX_ORIGINAL_BYTES = 20 * 1024 * 1024
const FETCH_MS = 15_000
/** A page that was just published is rendered first, by every site process. What a visitor asks for does not wait. */
const ENCODING_PAUSE_MS = 1_000
/** Submissions have priority on the disk. */
const RESERVED_BYTES = 512 * 1024 * 1024
const COLLECT_MS = 60 * 60_000
/** Counting reads every folder. */
const COUNT_MS = 5_000
const clock = () => new Date()

/** Opens the uploaded images in the data folder, and removes unused ones every hour. */
export async function openMedia(options: MediaOptions): Promise<OpenedMedia> {
  const { dataFolder, contentServiceUrl, maxBytes, log, onImproved } = options
  const folder = join(dataFolder, 'media')
  const files = createMediaFiles(folder)
  const workers = {
    inspection: createImageWorker({ priority: 'normal' }),
    foreground: createImageWorker({ pauseMs: ENCODING_PAUSE_MS }),
    background: createImageWorker({ pauseMs: ENCODING_PAUSE_MS }),
  }
  const store = createMediaStore({
    files,
    fetchOriginal: (url) =>
      fetchOriginal(url, {
        fetch,
        origin: new URL(contentServiceUrl).origin,
        maxBytes: MAX_ORIGINAL_BYTES,
        timeoutMs: FETCH_MS,
      }),
    workers,
    hasSpace,
    hasSpareSpace: async () => (await storedBytes()) < maxBytes / 2,
    onImproved,
    clock,
    log,
  })
  const collect = () => collectGarbage({ ...options, files, store, clock })
  await mkdir(folder, { recursive: true }).catch((error: unknown) =>
    log.warn({ folder, code: errorCode(error) }, 'The folder of images cannot be written'),
  )
  await files
    .removeIncoming()
    .catch((error: unknown) =>
      log.warn({ folder, code: errorCode(error) }, 'What a crash left among the images cannot be removed'),
    )
  const timer = setInterval(() => void collect(), COLLECT_MS).unref()

  const storedBytes = remember(collect, COUNT_MS)
  async function hasSpace(): Promise<boolean> {
    const isFree = await hasFreeSpace(dataFolder, RESERVED_BYTES).catch(() => false)
    return isFree && (await storedBytes()) < maxBytes
  }

  return {
    store,
    close() {
      clearInterval(timer)
      for (const worker of Object.values(workers)) worker.close()
    },
  }
}

/** Repeats work at most every so many milliseconds. */
function remember<T>(work: () => Promise<T>, milliseconds: number): () => Promise<T> {
  let last: { readonly at: number; readonly result: Promise<T> } | undefined
  return () => {
    if (!last || performance.now() - last.at > milliseconds) last = { at: performance.now(), result: work() }
    return last.result
  }
}
