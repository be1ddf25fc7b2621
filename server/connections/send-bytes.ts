import type { ServerResponse } from 'node:http'

const CHUNK_BYTES = 16 * 1024
const LARGE_BYTES = 64 * 1024

/**
 * Ends a response with its body. A large body is written in chunks as the client reads it, so that a slow client can be
 * distinguished from one that reads nothing (close-stalled-readers.ts).
 */
export function sendBytes(response: ServerResponse, bytes: Buffer): void {
  if (bytes.length <= LARGE_BYTES) response.end(bytes)
  else sendFrom(0, response, bytes)
}

function sendFrom(start: number, response: ServerResponse, bytes: Buffer): void {
  const end = start + CHUNK_BYTES
  if (end >= bytes.length) response.end(bytes.subarray(start))
  else if (response.write(bytes.subarray(start, end))) sendFrom(end, response, bytes)
  else response.once('drain', () => sendFrom(end, response, bytes))
}
