import type { MediaFiles } from './media-files.ts'

/** Which images the documents in memory refer to. */
interface ImageUsage {
  /** A document, or null for one that is not in memory, refers to these images and no others. */
  record(document: string | null, hashes: ReadonlySet<string>): Promise<void>
  /** The document is no longer in memory. */
  release(document: string): void
  /** The image was removed. */
  forget(hash: string): void
  referenced(): ReadonlySet<string>
}

/** A use is recorded on disk at most this often, not with each reading of a document. */
const TOUCH_MS = 60 * 60_000

/** Records each use on disk, too, so that an image is not removed for its age. */
export function createImageUsage(files: Pick<MediaFiles, 'touch'>, clock: () => Date): ImageUsage {
  const usedBy = new Map<string, ReadonlySet<string>>()
  const touched = new Map<string, number>()

  async function touch(hash: string): Promise<void> {
    const now = clock()
    if (now.getTime() - (touched.get(hash) ?? 0) < TOUCH_MS) return
    touched.set(hash, now.getTime())
    await files.touch(hash, now)
  }

  return {
    async record(document, hashes) {
      if (document !== null) usedBy.set(document, hashes)
      await Promise.all([...hashes].map(touch))
    },
    release: (document) => void usedBy.delete(document),
    forget: (hash) => void touched.delete(hash),
    referenced: () => new Set([...usedBy.values()].flatMap((used) => [...used])),
  }
}
