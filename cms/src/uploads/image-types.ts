/**
 * Allowed MIME types, detected from a file's bytes, with their extensions. No vector images, which can contain scripts.
 */
export const IMAGE_TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['image/png', ['.png']],
  ['image/jpeg', ['.jpg', '.jpeg']],
  ['image/webp', ['.webp']],
  ['image/avif', ['.avif']],
])
