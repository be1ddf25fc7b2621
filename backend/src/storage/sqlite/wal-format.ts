/** The write-ahead log (WAL): https://sqlite.org/walformat.html, in bytes. */
export const WAL_HEADER_BYTES = 32
export const FRAME_HEADER_BYTES = 24
export const WAL_SALT_OFFSET_BYTES = 16
export const FRAME_SALT_OFFSET_BYTES = 8
export const SALT_BYTES = 8
