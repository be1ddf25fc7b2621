import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A body in every encoding we send; in encodings that do not pay, the plain bytes are sent instead. */
export interface Compressed {
  readonly identity: Buffer
  gzip: Buffer | null
  br: Buffer | null
}

export type Encoding = keyof Compressed

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json|problem\+json)|image\/svg)/
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType)
}

/** Compresses quickly, so that nobody waits, and goes on to compress well in the background. */
export async function compress(identity: Buffer, contentType: string): Promise<Compressed> {
  const body: Compressed = { identity, gzip: null, br: null }
  if (!isCompressible(contentType) || identity.length < 256) return body
  ;[body.br, body.gzip] = await Promise.all([brotliAt(4, identity), gz(identity, { level: 6 })])
  void brotliAt(11, identity).then((best) => (body.br = best))
  return body
}

/** The best encoding of this body among those the client takes. */
export function chooseEncoding(body: Compressed, accepted: string | undefined): Encoding {
  if (body.br && accepts(accepted, 'br')) return 'br'
  return body.gzip && accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

function accepts(accepted: string | undefined, encoding: string): boolean {
  if (!accepted?.includes(encoding)) return false
  return (
    !accepted.includes('q=0') || !new RegExp(`\\b${encoding}\\s*;\\s*q=0(?:\\.0+)?\\s*(?:,|$)`).test(accepted)
  )
}

function brotliAt(quality: number, bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotli(bytes, { params })
}
