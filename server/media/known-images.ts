import { createHash } from 'node:crypto'
import type { WantedImage } from '../../website/app/website.ts'
import type { ImageFacts } from './image-facts.ts'
import type { MediaFiles } from './media-files.ts'

/** What documents call an image by: the same URL with another revision is another image. */
export type ImageSource = Pick<WantedImage, 'url' | 'revision'>

/** An image on disk, with what is known of its versions. */
export interface KnownImage {
  readonly hash: string
  readonly facts: ImageFacts
  /** Names of the versions that documents refer to. */
  readonly allowed: Set<string>
  /** Names of the versions on disk. */
  readonly generated: Set<string>
  /** Names of the versions that could not be generated, and until when that is not tried again. */
  readonly failed: Map<string, number>
}

/** Images on disk, read into memory when they are first asked for, by source or hash. */
export interface KnownImages {
  /** The image if it is in memory. */
  inMemory(source: ImageSource): KnownImage | null
  /** The image in memory or on disk; null: it must be fetched. */
  find(source: ImageSource): Promise<KnownImage | null>
  /** The image with this hash, in memory or on disk. */
  load(hash: string): Promise<KnownImage | null>
  /** Remembers, on disk as well, which image a source leads to. */
  link(source: ImageSource, hash: string): Promise<void>
  /** Forgets an image that was removed from the disk, or that is about to be read again. */
  forget(hash: string): void
}

/** Nothing is in memory yet. */
export function createKnownImages(
  files: Pick<MediaFiles, 'read' | 'readImageHash' | 'writeImageHash'>,
): KnownImages {
  const images = new Map<string, Promise<KnownImage | null>>()
  const loaded = new Map<string, KnownImage>()
  const hashes = new Map<string, string>()

  function load(hash: string): Promise<KnownImage | null> {
    const known = images.get(hash)
    if (known) return known
    const loading = readImage(files, hash).then((image) => {
      if (image) loaded.set(hash, image)
      else images.delete(hash)
      return image
    })
    images.set(hash, loading)
    return loading
  }

  return {
    inMemory: (source) => loaded.get(hashes.get(sourceKey(source)) ?? '') ?? null,
    async find(source) {
      const key = sourceKey(source)
      const hash = hashes.get(key) ?? (await files.readImageHash(key))
      const image = hash === null ? null : await load(hash)
      if (image) hashes.set(key, image.hash)
      return image
    },
    load,
    async link(source, hash) {
      const key = sourceKey(source)
      hashes.set(key, hash)
      await files.writeImageHash(key, hash)
    },
    forget(hash) {
      images.delete(hash)
      loaded.delete(hash)
    },
  }
}

async function readImage(files: Pick<MediaFiles, 'read'>, hash: string): Promise<KnownImage | null> {
  const stored = await files.read(hash)
  return (
    stored && {
      hash,
      facts: stored.record.facts,
      allowed: new Set(stored.record.versions),
      generated: new Set(stored.generated),
      failed: new Map(),
    }
  )
}

/** Short and fit for a file name, whatever the URL is. */
export function sourceKey({ url, revision }: ImageSource): string {
  return createHash('sha256').update(`${url} ${revision}`).digest('hex').slice(0, 32)
}
