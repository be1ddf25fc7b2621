import { readSync } from 'node:fs'

/** Bytes of an open file; zeros beyond its end. */
export function readBytes(descriptor: number, count: number, position: number): Buffer {
  const bytes = Buffer.alloc(count)
  readSync(descriptor, bytes, 0, count, position)
  return bytes
}
