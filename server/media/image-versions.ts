import type { ServedImage, WantedImage } from '../../website/app/website.ts'
import type { Log } from '../operation/log.ts'
import { allowedVersion, allowVersions } from './allowed-versions.ts'
import type { ImageWorker } from './image-worker.ts'
import { createImprovementNotifier } from './improvement-notifier.ts'
import type { KnownImage } from './known-images.ts'
import type { MediaFiles } from './media-files.ts'
import { planVersions } from './plan-versions.ts'
import { createVersionGenerator, isAttempted } from './version-generator.ts'
import { versionName } from './version-name.ts'

/** The versions of images: which there are, and when they are generated. */
interface ImageVersions {
  /** How the site describes the image to a document. */
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
export function createImageVersions(options: ImageVersionsOptions): ImageVersions {
  const { files, workers, onImproved } = options
  const generator = createVersionGenerator(options)
  const improvements = createImprovementNotifier(onImproved)

  async function request(image: KnownImage, wanted: WantedImage, tags: readonly string[]): Promise<void> {
    const { first, later } = planVersions(wanted, image.facts)
    await allowVersions(image, [...first, ...later].map(versionName), options)
    for (const version of first) void generator.generate(image, version, workers.foreground)
    const missing = later.filter((version) => !isAttempted(image, versionName(version)))
    if (missing.length === 0) return
    const done = missing.map((version) => generator.generate(image, version, workers.background))
    improvements.notifyAfter(tags, Promise.all(done))
  }

  async function generate(image: KnownImage, name: string): Promise<Buffer | 'missing' | 'failed'> {
    const version = allowedVersion(image, name)
    if (!version) return 'missing'
    const stored = image.generated.has(name) ? await files.readVersion(image.hash, name) : null
    if (stored) return stored
    image.generated.delete(name)
    const done = generator.generate(image, version, workers.foreground)
    generator.prioritize(image, version)
    return ((await done) && (await files.readVersion(image.hash, name))) || 'failed'
  }

  return { describe, request, generate }
}

function describe(image: KnownImage, wanted: WantedImage): ServedImage {
  const plan = planVersions(wanted, image.facts)
  const hasLater = plan.later.every((version) => image.generated.has(versionName(version)))
  return plan.describe(image.hash, hasLater)
}
