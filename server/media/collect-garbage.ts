import { errorCode } from '../operation/error-code.ts'
import type { Log } from '../operation/log.ts'
import type { MediaFiles, StoredImage } from './media-files.ts'
import type { MediaStore } from './media-store.ts'
import { selectGarbage } from './select-garbage.ts'

interface GarbageOptions {
  readonly files: MediaFiles
  readonly store: Pick<MediaStore, 'referenced' | 'forget'>
  readonly maxBytes: number
  /** False: nothing is removed for its age, because nothing could be fetched again. */
  readonly canRefetch: () => boolean
  readonly clock: () => Date
  readonly log: Log
}

/** Removes images that documents no longer refer to. Returns the bytes that remain. Does not reject. */
export async function collectGarbage(options: GarbageOptions): Promise<number> {
  const { files, store, maxBytes, canRefetch, clock, log } = options
  const now = clock()
  for (const hash of store.referenced()) await files.touch(hash, now)
  const images = await files.list()
  const garbage = selectGarbage(images, { now: now.getTime(), maxBytes, canRefetch: canRefetch() })
  const removed: StoredImage[] = []
  for (const image of garbage) {
    store.forget(image.hash)
    if (await succeeds(files.remove(image.hash), log)) removed.push(image)
  }
  if (removed.length > 0) {
    await succeeds(files.removeUnusedUrls(), log)
    log.info({ images: removed.length }, 'Unused images were removed')
  }
  return sum(images) - sum(removed)
}

async function succeeds(removal: Promise<void>, log: Log): Promise<boolean> {
  try {
    await removal
    return true
  } catch (error) {
    log.warn({ error, code: errorCode(error) }, 'An unused image cannot be removed')
    return false
  }
}

function sum(images: readonly { readonly bytes: number }[]): number {
  return images.reduce((bytes, image) => bytes + image.bytes, 0)
}
