import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

export type Encoding = 'gzip' | 'br'

/** A body in both encodings. */
export type CompressedBody = Readonly<Record<Encoding, Buffer>>

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json|problem\+json)|image\/svg)/
const MIN_BYTES = 256
const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const gunzipAsync = promisify(gunzip)

/** Compresses quickly, while the client waits. null: not text, or too short to get smaller. */
export async function compressQuickly(bytes: Buffer, contentType: string): Promise<CompressedBody | null> {
  if (!COMPRESSIBLE.test(contentType) || bytes.length < MIN_BYTES) return null
  const [br, gzipped] = await Promise.all([brotliAt(4, bytes), gzipAsync(bytes, { level: 6 })])
  return { br, gzip: gzipped }
}

/** Recompresses a gzipped body with the best brotli level; fifty times the work of the quick one. */
export async function recompressAsBrotli(gzipped: Buffer): Promise<Buffer> {
  return brotliAt(11, await gunzipAsync(gzipped))
}

function brotliAt(quality: number, bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // A window larger than the body takes megabytes and gains nothing.
    [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
  }
  return brotliAsync(bytes, { params })
}

/** Brotli's window size as a power of two. */
function windowFor(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS: minBits, BROTLI_MAX_WINDOW_BITS: maxBits } = constants
  return Math.min(maxBits, Math.max(minBits, Math.ceil(Math.log2(length)) + 1))
}
