import type { StoredImage } from './media-files.ts'

interface Limits {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly maxBytes: number
  /** False: the content service is away, and nothing could be fetched again. */
  readonly canRefetch: boolean
}

/** Cached pages may still refer to an image that its document has lost. */
export const GRACE_MS = 7 * 24 * 60 * 60 * 1000
/**
 * Over the limit of bytes, images are removed sooner, but not those in use: every process touches its images each hour.
 */
const PROTECTED_MS = 2 * 60 * 60 * 1000

/** The images to remove: those long unused, and, over the limit of bytes, those unused for longest. */
export function selectGarbage(
  images: readonly StoredImage[],
  { now, maxBytes, canRefetch }: Limits,
): StoredImage[] {
  const byAge = images.toSorted((one, other) => one.lastUsed - other.lastUsed)
  let bytes = byAge.reduce((sum, image) => sum + image.bytes, 0)
  return byAge.filter((image) => {
    const unusedMs = now - image.lastUsed
    const isGarbage = (canRefetch && unusedMs > GRACE_MS) || (bytes > maxBytes && unusedMs > PROTECTED_MS)
    if (isGarbage) bytes -= image.bytes
    return isGarbage
  })
}
