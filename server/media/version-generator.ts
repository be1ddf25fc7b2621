import type { Log } from '../operation/log.ts'
import type { ImageJob } from './image-job.ts'
import type { ImageWorker } from './image-worker.ts'
import type { KnownImage } from './known-images.ts'
import type { MediaFiles } from './media-files.ts'
import { type Version, versionName } from './version-name.ts'

/** Generates versions on disk, each once, however many documents and visitors ask for it. */
interface VersionGenerator {
  /** True if the version is on disk in the end. A version that waits for a worker already stays with that worker. */
  generate(image: KnownImage, version: Version, worker: ImageWorker): Promise<boolean>
  /** Moves a version that waits for its worker to the front of that worker's queue. */
  prioritize(image: KnownImage, version: Version): void
}

interface GeneratorOptions {
  readonly files: MediaFiles
  readonly log: Log
}

interface Generation {
  readonly job: EncodeJob
  readonly worker: ImageWorker
  readonly done: Promise<boolean>
}

type EncodeJob = Extract<ImageJob, { readonly kind: 'encode' }>

/** What failed is not tried again for so long. */
const FAILED_MS = 10 * 60_000

/** Nothing is being generated yet. */
export function createVersionGenerator({ files, log }: GeneratorOptions): VersionGenerator {
  const running = new Map<string, Generation>()

  function generate(image: KnownImage, version: Version, worker: ImageWorker): Promise<boolean> {
    const name = versionName(version)
    const current = running.get(keyOf(image, version))
    if (current) return current.done
    if (isAttempted(image, name)) return Promise.resolve(image.generated.has(name))
    return start(image, version, worker)
  }

  function start(image: KnownImage, version: Version, worker: ImageWorker): Promise<boolean> {
    const key = keyOf(image, version)
    const job = encodeJob(files, image, version)
    const done = encode(image, job, worker)
      .catch(() => false)
      .then((isDone) => {
        running.delete(key)
        if (!isDone) image.failed.set(versionName(version), performance.now() + FAILED_MS)
        return isDone
      })
    running.set(key, { job, worker, done })
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
    generate,
    prioritize(image, version) {
      const generation = running.get(keyOf(image, version))
      generation?.worker.prioritize(generation.job)
    },
  }
}

/** Whether a version is on disk, or failed not long ago. */
export function isAttempted({ generated, failed }: KnownImage, name: string): boolean {
  return generated.has(name) || (failed.get(name) ?? 0) > performance.now()
}

function encodeJob(files: MediaFiles, { hash, facts }: KnownImage, version: Version): EncodeJob {
  return {
    kind: 'encode',
    file: files.originalFile(hash),
    output: files.temporaryFile(),
    version,
    animated: facts.animated,
  }
}

function keyOf({ hash }: KnownImage, version: Version): string {
  return `${hash} ${versionName(version)}`
}
