import { constants, inflate, type ZlibOptions } from 'node:zlib'
import { promisify } from 'node:util'
import { MAX_OBJECT_STREAMS, type ObjectStream } from './find-pdf-names.ts'

const inflateOnThread = promisify<Buffer, ZlibOptions, Buffer>(inflate)
const MEGABYTE_BYTES = 1024 * 1024
/** Word, LibreOffice and LaTeX put a hundred or two objects into each: kilobytes. */
const MAX_BYTES_EACH = 8 * MEGABYTE_BYTES
const MAX_BYTES_TOGETHER = 32 * MEGABYTE_BYTES
/** With one of these alone, inflating is all that must be done. */
const INFLATED = new Set(['FlateDecode', 'Fl'])
/** Names in the dictionary of such a stream that are no compression filter. */
const OTHER_NAMES = new Set(['ObjStm', 'N', 'First', 'Filter'])

/**
 * Decompresses streams that hold other objects and hands each to `look`. False when one could not be decompressed, or
 * all together hold more than the bounds allow. zlib works on its own threads.
 */
export async function inflateObjectStreams(
  bytes: Buffer,
  streams: readonly ObjectStream[],
  look: (objects: Buffer) => Promise<unknown>,
): Promise<boolean> {
  let left = MAX_BYTES_TOGETHER
  let isWhole = streams.length <= MAX_OBJECT_STREAMS
  for (const stream of streams) {
    if (left <= 0) return false
    const objects = await decompress(bytes, stream, Math.min(left, MAX_BYTES_EACH))
    if (objects === undefined) isWhole = false
    else await look(objects)
    left -= objects?.length ?? MAX_BYTES_EACH
  }
  return isWhole
}

/** Undefined when it is compressed in a way that is not looked into, is damaged, or is too large. */
async function decompress(
  bytes: Buffer,
  { start, end, names }: ObjectStream,
  maxOutputLength: number,
): Promise<Buffer | undefined> {
  const content = bytes.subarray(start, end)
  const filters = [...names].filter((name) => !OTHER_NAMES.has(name))
  if (filters.length === 0) return names.has('Filter') ? undefined : content
  if (filters.length > 1 || !INFLATED.has(filters[0]!)) return undefined
  try {
    // What follows the compressed bytes, e.g. a line end, is ignored; a truncated stream is read to its end.
    return await inflateOnThread(content, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return undefined
  }
}
