import type { Media, WantedImage } from '../../website/app/website.ts'
import type { Log } from '../operation/log.ts'
import type { FetchedOriginal } from './fetch-original.ts'
import { createImageFetcher } from './image-fetcher.ts'
import { createImageUsage } from './image-usage.ts'
import { createImageVersions } from './image-versions.ts'
import type { ImageWorker } from './image-worker.ts'
import { createKnownImages, type KnownImage } from './known-images.ts'
import type { MediaFiles } from './media-files.ts'

/** Uploaded images on disk: what the website refers to, and what the site serves under /media/. */
export interface MediaStore extends Media {
  /** The bytes of a version on disk; null: not generated yet, or unknown. */
  stored(hash: string, name: string): Promise<Buffer | null>
  /** The bytes of a version, generated if a document refers to it. 'missing', or 'failed' for now. */
  generate(hash: string, name: string): Promise<Buffer | 'missing' | 'failed'>
  /** Images that the published documents in memory refer to. */
  referenced(): ReadonlySet<string>
  /** Forgets a removed image. */
  forget(hash: string): void
}

interface MediaStoreOptions {
  readonly files: MediaFiles
  readonly fetchOriginal: (url: string) => Promise<FetchedOriginal>
  /** For what a new page waits for, for what a visitor may wait for, and for what nobody waits for. */
  readonly workers: {
    readonly inspection: ImageWorker
    readonly foreground: ImageWorker
    readonly background: ImageWorker
  }
  /** False: images use all the disk space that they may, or the disk is nearly full. */
  readonly hasSpace: () => Promise<boolean>
  /** False: what no document shows yet is not fetched in advance. */
  readonly hasSpareSpace: () => Promise<boolean>
  /** Called when more is served than before of what documents with these tags refer to. */
  readonly onImproved: (tags: readonly string[]) => void
  readonly clock: () => Date
  readonly log: Log
}

/** A page with more images is not one that an editor made. */
const MAX_IMAGES_PER_DOCUMENT = 300

export type { WantedImage }

/** Connects what fetches, stores and encodes uploaded images, and remembers which documents refer to them. */
export function createMediaStore(options: MediaStoreOptions): MediaStore {
  const { files, fetchOriginal, workers, hasSpace, hasSpareSpace, onImproved, clock, log } = options
  const versions = createImageVersions({ files, workers, onImproved, log })
  const images = createKnownImages(files)
  const worker = workers.inspection
  const fetcher = createImageFetcher({ files, images, fetchOriginal, worker, hasSpace, onImproved, log })
  const usage = createImageUsage(files, clock)

  async function prepare(
    document: string | null,
    wanted: readonly WantedImage[],
    tags: readonly string[],
  ): Promise<void> {
    const some = wanted.slice(0, MAX_IMAGES_PER_DOCUMENT)
    const known = await Promise.all(some.map((image) => prepareOne(image, tags).catch(() => null)))
    await usage.record(document, new Set(known.flatMap((image) => image?.hash ?? [])))
  }

  async function prepareOne(wanted: WantedImage, tags: readonly string[]): Promise<KnownImage | null> {
    const image = (await images.find(wanted)) ?? (await fetcher.fetchOnce(wanted, tags))
    if (image) await versions.request(image, wanted, tags)
    return image
  }

  async function generate(hash: string, name: string): Promise<Buffer | 'missing' | 'failed'> {
    const image = await images.load(hash)
    if (!image) return 'missing'
    const generated = await versions.generate(image, name)
    if (generated === 'failed' && !(await files.has(hash))) forget(hash)
    return generated
  }

  function forget(hash: string): void {
    images.forget(hash)
    usage.forget(hash)
  }

  return {
    find(wanted) {
      const image = images.inMemory(wanted)
      return image && versions.describe(image, wanted)
    },
    prepare,
    release: usage.release,
    async fetch(source) {
      const known = await images.find(source).catch(() => null)
      if (!known && (await hasSpareSpace())) await fetcher.fetchOnce(source, [])
    },
    stored: files.readVersion,
    generate,
    referenced: usage.referenced,
    forget,
  }
}
