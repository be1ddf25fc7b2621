import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { embeddedFormat } from './embedded-format.ts'
import { IMAGE_TYPES, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from './image-types.ts'

export interface ImageFile {
  /** Where its bytes lie. */
  readonly filepath: string
  /** Its name on the editor's machine. */
  readonly originalFilename?: string | null
}

/**
 * What is wrong with an upload, in words for the editor; null if nothing. Only headers are read and searched: nothing is
 * decoded, so a small file that unpacks to a huge picture costs nothing.
 */
export async function checkImage({ filepath, originalFilename }: ImageFile): Promise<string | null> {
  const name = originalFilename || 'The file'
  const { size } = await stat(filepath)
  if (size > MAX_IMAGE_BYTES)
    return `${name} is larger than ${MAX_IMAGE_BYTES / 1024 / 1024} MB. Save it smaller, or as WebP.`
  const bytes = await readFile(filepath)
  const type = await typeOf(bytes)
  const extensions = IMAGE_TYPES.get(type)
  if (!extensions) return `${name} is no image that we take. Take PNG, JPEG, WebP or AVIF.`
  if (!extensions.includes(path.extname(name).toLowerCase()))
    return `${name} holds ${type}. Give it a name that ends in ${extensions[0]}.`
  const embedded = embeddedFormat(bytes)
  if (embedded) return `${name} holds ${embedded} besides the picture. Save the picture anew.`
  return checkPixels(name, bytes)
}

/** By the first bytes. Imported when needed: the library is an ES module, Strapi loads us as CommonJS. */
async function typeOf(bytes: Buffer): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type')
  return (await fileTypeFromBuffer(bytes.subarray(0, TYPE_RANGE_BYTES)))?.mime ?? ''
}

const TYPE_RANGE_BYTES = 4100

async function checkPixels(name: string, bytes: Buffer): Promise<string | null> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!size?.width || !size.height) return `${name} cannot be read as a picture. Save it anew.`
  const pixels = size.width * size.height * (size.pages ?? 1)
  if (pixels <= MAX_IMAGE_PIXELS) return null
  const megapixels = Math.ceil(pixels / 1_000_000)
  return `${name} has ${megapixels} megapixels (${size.width} × ${size.height}). Make it smaller: ${MAX_IMAGE_PIXELS / 1_000_000} are the most.`
}
