import type { ServedImage, WantedImage } from '../../website/app/website.ts'
import { errorCode } from '../operation/error-code.ts'
import type { Log } from '../operation/log.ts'
import type { ImageFacts } from './image-facts.ts'
import type { ImageJob } from './image-job.ts'
import type { ImageWorker } from './image-worker.ts'
import { createImprovementNotifier } from './improvement-notifier.ts'
import type { MediaFiles } from './media-files.ts'
import { planVersions } from './plan-versions.ts'
import { readVersionName, type Version, versionName } from './version-name.ts'

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

/** Generates versions, each once, and only those that documents refer to. */
export interface ImageVersions {
  load(hash: string): Promise<KnownImage | null>
  describe(image: KnownImage, wanted: WantedImage): ServedImage
  /** Allows the versions that a document refers to, and generates them in the background. */
  request(image: KnownImage, wanted: WantedImage, tags: readonly string[]): Promise<void>
  /** Generates a version for a visitor who waits. 'missing': no document refers to it. */
  generate(image: KnownImage, name: string): Promise<Buffer | 'missing' | 'failed'>
}

interface ImageVersionsOptions {
  readonly files: MediaFiles
  readonly workers: { readonly foreground: ImageWorker; readonly background: ImageWorker }
  readonly onImproved: (tags: readonly string[]) => void
  readonly log: Log
}

/** Versions on disk and those being generated; `onImproved` is called when better ones replace what was served. */
export function createImageVersions({
  files,
  workers,
  onImproved,
  log,
}: ImageVersionsOptions): ImageVersions {
  const generating = new Map<string, { readonly job: ImageJob; readonly done: Promise<boolean> }>()
  const improvements = createImprovementNotifier(onImproved)

  async function load(hash: string): Promise<KnownImage | null> {
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

  async function request(image: KnownImage, wanted: WantedImage, tags: readonly string[]): Promise<void> {
    const { first, later } = planVersions(wanted, image.facts)
    await allow(image, [...first, ...later].map(versionName))
    for (const version of first) void ensure(image, version, workers.foreground)
    const missing = later.filter((version) => !isAttempted(image, versionName(version)))
    if (missing.length === 0) return
    improvements.notifyAfter(
      tags,
      Promise.all(missing.map((version) => ensure(image, version, workers.background))),
    )
  }

  async function allow(image: KnownImage, names: readonly string[]): Promise<void> {
    const added = names.filter((name) => !image.allowed.has(name))
    if (added.length === 0) return
    for (const name of added) image.allowed.add(name)
    await files
      .writeRecord(image.hash, { facts: image.facts, versions: [...image.allowed] })
      .catch((error: unknown) =>
        log.warn({ image: image.hash, code: errorCode(error) }, 'The folder of images cannot be written'),
      )
  }

  /** True if the version is on disk in the end. */
  function ensure(image: KnownImage, version: Version, worker: ImageWorker): Promise<boolean> {
    const name = versionName(version)
    const key = `${image.hash} ${name}`
    const current = generating.get(key)
    if (current) return current.done
    if (isAttempted(image, name)) return Promise.resolve(image.generated.has(name))
    const job = {
      kind: 'encode',
      file: files.originalFile(image.hash),
      output: files.temporaryFile(),
      version,
      animated: image.facts.animated,
    } as const
    const done = encode(image, job, worker)
      .catch(() => false)
      .then((isDone) => {
        generating.delete(key)
        if (!isDone) image.failed.set(name, performance.now() + FAILED_MS)
        return isDone
      })
    generating.set(key, { job, done })
    return done
  }

  async function encode(image: KnownImage, job: EncodeJob, worker: ImageWorker): Promise<boolean> {
    const name = versionName(job.version)
    const result = await worker.run(job)
    if (result.ok) {
      await files.addVersion(image.hash, name, job.output)
      image.generated.add(name)
    } else {
      log.warn({ image: image.hash, version: name }, 'A version of an image cannot be generated')
      await files.discard(job.output)
    }
    return result.ok
  }

  return {
    load,
    request,
    describe(image, wanted) {
      const plan = planVersions(wanted, image.facts)
      const hasLater = plan.later.every((version) => image.generated.has(versionName(version)))
      return plan.describe(image.hash, hasLater)
    },
    async generate(image, name) {
      const version = image.allowed.has(name) ? readVersionName(name) : null
      if (!version) return 'missing'
      const stored = image.generated.has(name) ? await files.readVersion(image.hash, name) : null
      if (stored) return stored
      image.generated.delete(name)
      const done = ensure(image, version, workers.foreground)
      const job = generating.get(`${image.hash} ${name}`)?.job
      if (job) workers.foreground.prioritize(job)
      return ((await done) && (await files.readVersion(image.hash, name))) || 'failed'
    },
  }
}

const FAILED_MS = 10 * 60_000

type EncodeJob = Extract<ImageJob, { readonly kind: 'encode' }>

function isAttempted({ generated, failed }: KnownImage, name: string): boolean {
  return generated.has(name) || (failed.get(name) ?? 0) > performance.now()
}
