import { setImmediate as nextTurn } from 'node:timers/promises'

/** Small enough that hashing or encrypting one takes a few milliseconds on a slow machine. */
const CHUNK_BYTES = 256 * 1024

/** Walks over bytes piece by piece and lets the event loop turn in between, so that nobody waits for a large file. */
export async function* splitIntoChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    if (from > 0) await nextTurn()
    yield bytes.subarray(from, from + CHUNK_BYTES)
  }
}
