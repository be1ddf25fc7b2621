import { createHash } from 'node:crypto'
import type { Media, WantedImage } from '../../website/app/website.ts'
import type { Log } from '../operation/log.ts'
import { ENCODING } from './encoding-version.ts'
import type { FetchedOriginal } from './fetch-original.ts'
import { createImageVersions, type ImageVersions, type KnownImage } from './image-versions.ts'
import { hasImageSignature } from './image-signature.ts'
import type { ImageWorker } from './image-worker.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import type { MediaFiles } from './media-files.ts'
import { createRetries } from './retries.ts'

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
  /** For what a visitor waits for, and for what nobody waits for. */
  readonly workers: { readonly foreground: ImageWorker; readonly background: ImageWorker }
  /** False: the budget is used up, or the disk is nearly full. */
  readonly hasSpace: () => Promise<boolean>
  /** Called when more is served than before of what documents with these tags refer to. */
  readonly onImproved: (tags: readonly string[]) => void
  readonly clock: () => Date
  readonly log: Log
}

/** A page with more images is not one that an editor made. */
const MAX_PER_DOCUMENT = 300
/** Each may hold an original in memory. */
const MAX_FETCHES = 3
const TOUCH_MS = 60 * 60_000

export type { WantedImage }

type Address = Pick<WantedImage, 'url' | 'revision'>

export function createMediaStore(options: MediaStoreOptions): MediaStore {
  const { files, fetchOriginal, workers, hasSpace, onImproved, clock, log } = options
  const images = new Map<string, Promise<KnownImage | null>>()
  const ready = new Map<string, KnownImage>()
  const hashes = new Map<string, string>()
  const fetching = new Map<string, Promise<KnownImage | null>>()
  const owners = new Map<string, ReadonlySet<string>>()
  const touched = new Map<string, number>()
  const retries = createRetries()
  const limited = limitConcurrency(MAX_FETCHES)
  const versions: ImageVersions = createImageVersions({ files, workers, onImproved, log })

  async function prepare(
    owner: string | null,
    wanted: readonly WantedImage[],
    tags: readonly string[],
  ): Promise<void> {
    const some = wanted.slice(0, MAX_PER_DOCUMENT)
    const known = await Promise.all(some.map((image) => prepareOne(image, tags).catch(() => null)))
    const used = new Set(known.flatMap((image) => image?.hash ?? []))
    if (owner !== null) owners.set(owner, used)
    await Promise.all([...used].map(touch))
  }

  /** Not with each reading of a document. */
  async function touch(hash: string): Promise<void> {
    const now = clock()
    if (now.getTime() - (touched.get(hash) ?? 0) < TOUCH_MS) return
    touched.set(hash, now.getTime())
    await files.touch(hash, now)
  }

  async function prepareOne(wanted: WantedImage, tags: readonly string[]): Promise<KnownImage | null> {
    const image = (await findKnown(wanted)) ?? (await fetchOnce(wanted, tags))
    if (image) await versions.request(image, wanted, tags)
    return image
  }

  async function findKnown(address: Address): Promise<KnownImage | null> {
    const key = keyOf(address)
    const hash = hashes.get(key) ?? (await files.readAddress(key))
    const image = hash === null ? null : await load(hash)
    if (image) hashes.set(key, image.hash)
    return image
  }

  /** An image in memory, else from disk. */
  function load(hash: string): Promise<KnownImage | null> {
    const known = images.get(hash)
    if (known) return known
    const loading = versions.load(hash).then((image) => {
      if (image) ready.set(hash, image)
      else images.delete(hash)
      return image
    })
    images.set(hash, loading)
    return loading
  }

  function fetchOnce(address: Address, tags: readonly string[]): Promise<KnownImage | null> {
    const key = keyOf(address)
    if (retries.mustWait(key)) return Promise.resolve(null)
    const current = fetching.get(key)
    if (current) return current
    const image = fetchImage(address, key)
      .catch(() => 'failed' as const)
      .then((outcome) => {
        if (typeof outcome === 'object') return outcome
        log.warn({ outcome }, 'An uploaded image is not available')
        retries.failed(
          key,
          outcome,
          () => void fetchOnce(address, tags).then((found) => found && onImproved(tags)),
        )
        return null
      })
      .finally(() => fetching.delete(key))
    fetching.set(key, image)
    return image
  }

  async function fetchImage(address: Address, key: string): Promise<KnownImage | 'missing' | 'failed'> {
    const bytes = await limited(() => fetchOriginal(address.url))
    if (!Buffer.isBuffer(bytes)) return bytes
    if (!hasImageSignature(bytes)) return 'missing'
    const hash = createHash('sha256').update(`${ENCODING}\n`).update(bytes).digest('hex').slice(0, 24)
    const image = (await load(hash)) ?? (await addImage(hash, bytes))
    if (typeof image === 'object') {
      hashes.set(key, hash)
      await files.writeAddress(key, hash)
    }
    return image
  }

  async function addImage(hash: string, bytes: Buffer): Promise<KnownImage | 'missing' | 'failed'> {
    if (!(await hasSpace())) return 'failed'
    const file = await files.writeTemporary(bytes)
    const inspected = await workers.foreground.run({ kind: 'inspect', file })
    if (!inspected.ok || !inspected.facts) {
      await files.discard(file)
      return 'missing'
    }
    await files.add(hash, file, { facts: inspected.facts, versions: [] })
    images.delete(hash)
    return (await load(hash)) ?? 'failed'
  }

  function forget(hash: string): void {
    images.delete(hash)
    ready.delete(hash)
    touched.delete(hash)
  }

  return {
    find(wanted) {
      const image = ready.get(hashes.get(keyOf(wanted)) ?? '')
      return image ? versions.describe(image, wanted) : null
    },
    prepare,
    release: (owner) => void owners.delete(owner),
    stored: files.readVersion,
    async generate(hash, name) {
      const image = await load(hash)
      if (!image) return 'missing'
      const generated = await versions.generate(image, name)
      if (generated === 'failed' && !(await files.has(hash))) forget(hash)
      return generated
    },
    referenced: () => new Set([...owners.values()].flatMap((owned) => [...owned])),
    forget,
  }
}

function keyOf({ url, revision }: Address): string {
  return createHash('sha256').update(`${url} ${revision}`).digest('hex').slice(0, 32)
}
