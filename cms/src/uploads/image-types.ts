/** What editors may upload: pixels only, since vector images can carry script. By what a file holds, never by its name. */
export const IMAGE_TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['image/png', ['.png']],
  ['image/jpeg', ['.jpg', '.jpeg']],
  ['image/webp', ['.webp']],
  ['image/avif', ['.avif']],
])

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024

/** Of all frames together: decoding takes time and memory by the pixel, whatever a file weighs. */
export const MAX_IMAGE_PIXELS = 50_000_000

/** Of one request, which may bring several images. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024
