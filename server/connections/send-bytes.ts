import type { ServerResponse } from 'node:http'

const PIECE_BYTES = 16 * 1024
const LARGE_BYTES = 64 * 1024

/**
 * Ends a response with its body. A large one is written piece by piece as the client takes it, so that a slow reader
 * is told from one that reads nothing (stalled-readers.ts).
 */
export function sendBytes(response: ServerResponse, bytes: Buffer): void {
  if (bytes.length <= LARGE_BYTES) response.end(bytes)
  else sendFrom(0, response, bytes)
}

function sendFrom(start: number, response: ServerResponse, bytes: Buffer): void {
  const end = start + PIECE_BYTES
  if (end >= bytes.length) response.end(bytes.subarray(start))
  else if (response.write(bytes.subarray(start, end))) sendFrom(end, response, bytes)
  else response.once('drain', () => sendFrom(end, response, bytes))
}
