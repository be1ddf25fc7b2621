import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json|problem\+json)|image\/svg)/
const WORTH_BYTES = 256
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/**
 * Compresses quickly, so that nobody waits, and goes on to compress well in the background.
 *
 * @param tell called with each compressed form as it is there: gzip and a quick brotli before this resolves, the best
 *   brotli later. Not called for what does not get smaller.
 */
export async function compress(
  bytes: Buffer,
  contentType: string,
  tell: (encoding: Encoding, bytes: Buffer) => void,
): Promise<void> {
  if (!COMPRESSIBLE.test(contentType) || bytes.length < WORTH_BYTES) return
  const [quick, zipped] = await Promise.all([brotliAt(4, bytes), gz(bytes, { level: 6 })])
  tell('br', quick)
  tell('gzip', zipped)
  void brotliAt(11, bytes).then((best) => tell('br', best))
}

function brotliAt(quality: number, bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotli(bytes, { params })
}
