import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** Small enough that hashing or encrypting one takes a few milliseconds on a slow machine. */
const CHUNK_BYTES = 256 * 1024

/** Yields bytes chunk by chunk and yields to the event loop in between, so that a large file blocks nothing. */
export async function* splitIntoChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    if (from > 0) await yieldToEventLoop()
    yield bytes.subarray(from, from + CHUNK_BYTES)
  }
}
