import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

export type Encoding = 'gzip' | 'br'

/** A body in both encodings. */
export type Compressed = Readonly<Record<Encoding, Buffer>>

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json|problem\+json)|image\/svg)/
const MIN_BYTES = 256
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)
const unzip = promisify(gunzip)

/** Compresses quickly, while the client waits. null: not text, or too short to get smaller. */
export async function compressQuickly(bytes: Buffer, contentType: string): Promise<Compressed | null> {
  if (!COMPRESSIBLE.test(contentType) || bytes.length < MIN_BYTES) return null
  const [br, gzipped] = await Promise.all([brotliAt(4, bytes), gz(bytes, { level: 6 })])
  return { br, gzip: gzipped }
}

/** The best brotli compression of a gzipped body; fifty times the work of the quick one. */
export async function smallestBrotli(gzipped: Buffer): Promise<Buffer> {
  return brotliAt(11, await unzip(gzipped))
}

function brotliAt(quality: number, bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // A window larger than the body takes megabytes and gains nothing.
    [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
  }
  return brotli(bytes, { params })
}

/** Brotli's window size as a power of two. */
function windowFor(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_MAX_WINDOW_BITS: most } = constants
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(length)) + 1))
}
