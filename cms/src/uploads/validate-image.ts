import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { embeddedFormat } from './embedded-format.ts'
import { rejectBytes, rejectPixels } from './image-limits.ts'
import { IMAGE_TYPES } from './image-types.ts'

export interface ImageFile {
  /** Path of the stored bytes. */
  readonly filepath: string
  /** Name on the editor's machine. */
  readonly originalFilename?: string | null
}

/**
 * Validates an upload. Returns a message for the editor; null if it is valid. Reads headers and searches the bytes but
 * decodes nothing, so a small file that decompresses to a huge image (decompression bomb) costs nothing.
 */
export async function validateImage({ filepath, originalFilename }: ImageFile): Promise<string | null> {
  const name = originalFilename || 'The file'
  const tooLarge = rejectBytes(name, (await stat(filepath)).size)
  if (tooLarge) return tooLarge
  const bytes = await readFile(filepath)
  const type = await detectType(bytes)
  const extensions = IMAGE_TYPES.get(type)
  if (!extensions) return `${name} is not a supported image. Use PNG, JPEG, WebP or AVIF.`
  if (!extensions.includes(path.extname(name).toLowerCase()))
    return `${name} contains ${type}. Give it a name that ends in ${extensions[0]}.`
  const embedded = embeddedFormat(bytes)
  if (embedded) return `${name} contains ${embedded} besides the picture. Save the picture again.`
  return validatePixels(name, bytes)
}

/** By the first bytes. Imported dynamically: the library is an ES module, and Strapi loads this file as CommonJS. */
async function detectType(bytes: Buffer): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type')
  return (await fileTypeFromBuffer(bytes.subarray(0, TYPE_RANGE_BYTES)))?.mime ?? ''
}

const TYPE_RANGE_BYTES = 4100

async function validatePixels(name: string, bytes: Buffer): Promise<string | null> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!size?.width || !size.height) return `${name} cannot be read as a picture. Save it again.`
  return rejectPixels(name, { width: size.width, height: size.height, frames: size.pages ?? 1 })
}
