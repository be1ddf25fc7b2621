export const MAX_IMAGE_BYTES = 10 * 1024 * 1024

/** All frames together: the cost of decoding depends on pixels, not on the size of the file. */
export const MAX_IMAGE_PIXELS = 50_000_000

/** Per request, which may contain several images. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024
