import type { Log } from '../operation/log.ts'
import type { MediaFiles } from './media-files.ts'
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
  try {
    const now = clock()
    for (const hash of store.referenced()) await files.touch(hash, now)
    const images = await files.list()
    const garbage = selectGarbage(images, { now: now.getTime(), maxBytes, canRefetch: canRefetch() })
    for (const { hash } of garbage) {
      store.forget(hash)
      await files.remove(hash)
    }
    if (garbage.length > 0) {
      await files.removeAddresses()
      log.info({ images: garbage.length }, 'Unused images were removed')
    }
    return sum(images) - sum(garbage)
  } catch (error) {
    log.warn({ error }, 'Unused images cannot be removed')
    return 0
  }
}

function sum(images: readonly { readonly bytes: number }[]): number {
  return images.reduce((bytes, image) => bytes + image.bytes, 0)
}
