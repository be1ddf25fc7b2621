/** The write-ahead log: https://sqlite.org/walformat.html, in bytes. */
export const LOG_HEADER_BYTES = 32
export const FRAME_HEADER_BYTES = 24
export const LOG_SALT_OFFSET_BYTES = 16
export const FRAME_SALT_OFFSET_BYTES = 8
export const SALT_BYTES = 8
