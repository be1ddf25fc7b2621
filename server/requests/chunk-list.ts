/** The chunks of a body as they arrive. */
interface ChunkList {
  add(chunk: Buffer): void
  byteLength(): number
  /** All bytes so far; the list is empty afterwards. */
  takeAll(): Buffer
}

/** Chunks kept separately before they are copied into one. */
const MAX_CHUNKS = 256

/**
 * Collects chunks in memory proportional to their bytes. A client may send its body in chunks of one byte, and each
 * chunk object takes two hundred bytes: an upload of four megabytes could fill the heap.
 */
export function createChunkList(): ChunkList {
  let chunks: Buffer[] = []
  let sizeBytes = 0

  function join(): Buffer {
    return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)
  }

  return {
    add(chunk) {
      chunks.push(chunk)
      sizeBytes += chunk.byteLength
      if (chunks.length === MAX_CHUNKS) chunks = [join()]
    },
    byteLength: () => sizeBytes,
    takeAll() {
      const bytes = join()
      chunks = []
      sizeBytes = 0
      return bytes
    },
  }
}
