import { errorCode } from '../operation/error-code.ts'
import type { Log } from '../operation/log.ts'
import type { KnownImage } from './known-images.ts'
import type { MediaFiles } from './media-files.ts'
import { readVersionName, type Version } from './version-name.ts'

/**
 * The version that a visitor requests by its name, e.g. '720.webp'; null when it may not be requested, because no
 * document refers to it. So a visitor cannot have others generated.
 */
export function allowedVersion({ allowed }: KnownImage, name: string): Version | null {
  return allowed.has(name) ? readVersionName(name) : null
}

/** Allows the versions that a document refers to, and records them on disk. Does not reject. */
export async function allowVersions(
  image: KnownImage,
  names: readonly string[],
  { files, log }: { readonly files: Pick<MediaFiles, 'writeRecord'>; readonly log: Log },
): Promise<void> {
  const added = names.filter((name) => !image.allowed.has(name))
  if (added.length === 0) return
  for (const name of added) image.allowed.add(name)
  await files
    .writeRecord(image.hash, { facts: image.facts, versions: [...image.allowed] })
    .catch((error: unknown) =>
      log.warn({ image: image.hash, code: errorCode(error) }, 'The folder of images cannot be written'),
    )
}
