import sharp, { type Metadata } from 'sharp'
import { type ImageFacts, MAX_MOVEMENT_MS, MAX_PIXELS } from './image-facts.ts'

const SAMPLE_PIXELS = 48
const OPAQUE = 254

/** Decodes an image. Throws if it is not one, is damaged or has too many pixels. */
export async function inspectImage(file: string): Promise<ImageFacts> {
  const metadata = await sharp(file, { limitInputPixels: MAX_PIXELS }).metadata()
  const { width, height } = metadata.autoOrient
  if (width * height * (metadata.pages ?? 1) > MAX_PIXELS) throw new Error('The image has too many pixels')
  const { transparent, color } = await sample(file)
  return { width, height, transparent, animated: isShortAnimation(metadata), color }
}

/** A longer one is shown as a still image. */
function isShortAnimation({ pages = 1, delay = [] }: Metadata): boolean {
  return pages > 1 && durationMs(delay) <= MAX_MOVEMENT_MS
}

/** Of one pass of an animation, from the delays of its frames in milliseconds. */
export function durationMs(delays: readonly number[]): number {
  return delays.reduce((sum, delay) => sum + delay, 0)
}

/** From a reduced image: whether anything shines through, and the average color. */
async function sample(file: string): Promise<Pick<ImageFacts, 'transparent' | 'color'>> {
  const pixels = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .resize(SAMPLE_PIXELS, SAMPLE_PIXELS, { fit: 'fill' })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
  const sums = [0, 0, 0]
  let transparent = false
  for (let index = 0; index < pixels.length; index += 4) {
    for (const channel of [0, 1, 2]) sums[channel]! += pixels[index + channel]!
    transparent ||= pixels[index + 3]! < OPAQUE
  }
  const [red, green, blue] = sums.map((sum) => Math.round((sum / (pixels.length / 4) / 255) * 7))
  return { transparent, color: [red!, green!, blue!] }
}
