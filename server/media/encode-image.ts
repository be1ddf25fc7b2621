import sharp, { type Sharp } from 'sharp'
import { MAX_MOVEMENT_MS, MAX_PIXELS } from './image-facts.ts'
import { durationMs } from './inspect-image.ts'
import type { Version } from './version-name.ts'

const AVIF = { quality: 50, effort: 3 }
const WEBP = { quality: 74, effort: 4 }
const ANIMATED_WEBP = { quality: 70, effort: 2 }
const JPEG = { quality: 76, mozjpeg: true }

/** Writes a version of an image: upright, in sRGB, without camera metadata, never enlarged. Throws if it cannot. */
export async function encodeImage(
  file: string,
  output: string,
  { width, format }: Version,
  animated: boolean,
): Promise<void> {
  const moves = animated && format === 'webp'
  const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', animated: moves })
  const resized = image.autoOrient().resize({ width, withoutEnlargement: true })
  await (moves ? await animation(resized) : still(resized, format)).toFile(output)
}

function still(image: Sharp, format: Version['format']): Sharp {
  if (format === 'avif') return image.avif(AVIF)
  if (format === 'webp') return image.webp(WEBP)
  return image.flatten({ background: '#fff' }).jpeg(JPEG)
}

/** Repeats only as long as movement beside text may last. */
async function animation(image: Sharp): Promise<Sharp> {
  const { delay = [], loop = 0 } = await image.metadata()
  const most = Math.max(1, Math.floor(MAX_MOVEMENT_MS / Math.max(1, durationMs(delay))))
  return image.webp({ ...ANIMATED_WEBP, loop: loop === 0 ? most : Math.min(loop, most) })
}
