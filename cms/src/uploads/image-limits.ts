const MEGABYTE_BYTES = 1024 * 1024

/** One image. */
export const MAX_IMAGE_BYTES = 10 * MEGABYTE_BYTES

/** All frames together: the cost of decoding depends on pixels, not on the size of the file. */
const MAX_IMAGE_PIXELS = 50_000_000

/** Per request, which may contain several images. */
export const MAX_UPLOAD_BYTES = 20 * MEGABYTE_BYTES

/** A message for the editor if the file is too large; null if it is not. */
export function rejectBytes(name: string, bytes: number): string | null {
  if (bytes <= MAX_IMAGE_BYTES) return null
  return `${name} is larger than ${MAX_IMAGE_BYTES / MEGABYTE_BYTES} MB. Save it smaller, or as WebP.`
}

/** In pixels. */
interface Dimensions {
  readonly width: number
  readonly height: number
  /** Of an animation. */
  readonly frames: number
}

/** A message for the editor if the image has too many pixels; null if it has not. */
export function rejectPixels(name: string, { width, height, frames }: Dimensions): string | null {
  const pixels = width * height * frames
  if (pixels <= MAX_IMAGE_PIXELS) return null
  const megapixels = Math.ceil(pixels / 1_000_000)
  return `${name} has ${megapixels} megapixels (${width} × ${height}). Make it smaller: at most ${MAX_IMAGE_PIXELS / 1_000_000} megapixels.`
}
