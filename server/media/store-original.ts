import { createHash } from 'node:crypto'
import { ENCODING_VERSION } from './encoding-version.ts'
import { hasImageSignature } from './has-image-signature.ts'
import type { ImageWorker } from './image-worker.ts'
import type { KnownImage, KnownImages } from './known-images.ts'
import type { MediaFiles } from './media-files.ts'

export interface OriginalStore {
  readonly files: MediaFiles
  readonly images: KnownImages
  readonly worker: ImageWorker
  /** False: images use all the disk space that they may, or the disk is nearly full. */
  readonly hasSpace: () => Promise<boolean>
}

/** Stores an uploaded image, unless its content is known already. 'missing': it is no image, or a broken one. */
export async function storeOriginal(
  { files, images, worker, hasSpace }: OriginalStore,
  bytes: Buffer,
): Promise<KnownImage | 'missing' | 'failed'> {
  if (!hasImageSignature(bytes)) return 'missing'
  const hash = contentHash(bytes)
  const known = await images.load(hash)
  if (known) return known
  if (!(await hasSpace())) return 'failed'
  const file = await files.writeTemporary(bytes)
  const inspected = await worker.run({ kind: 'inspect', file })
  if (!inspected.ok || !inspected.facts) {
    await files.discard(file)
    return 'missing'
  }
  await files.add(hash, file, { facts: inspected.facts, versions: [] })
  images.forget(hash)
  return (await images.load(hash)) ?? 'failed'
}

function contentHash(bytes: Buffer): string {
  return createHash('sha256').update(`${ENCODING_VERSION}\n`).update(bytes).digest('hex').slice(0, 24)
}
