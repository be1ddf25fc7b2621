import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { sendBytes } from '../connections/send-bytes.ts'
import { acceptsEncoding } from './accepts-encoding.ts'
import type { CachedResponse, Representation } from './cached-response.ts'

/**
 * Sends a cached response in an encoding that the client accepts, without the body for HEAD, or as 304 if the client
 * has it.
 *
 * @returns the status sent
 */
export function sendCached(
  cached: CachedResponse,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): number {
  if (cached.status === 200 && isKnown(cached.etag, headers['if-none-match'])) {
    response.writeHead(304, cached.headerList as string[]).end()
    return 304
  }
  const { headerList, bytes } = representationFor(
    cached.body,
    headers['accept-encoding'] as string | undefined,
  )
  response.writeHead(cached.status, headerList as string[])
  if (method === 'HEAD') response.end()
  else sendBytes(response, bytes)
  return cached.status
}

function representationFor(body: CachedResponse['body'], accepted: string | undefined): Representation {
  if (body.kind === 'plain') return body.plain
  if (acceptsEncoding(accepted, 'br')) return body.br
  if (acceptsEncoding(accepted, 'gzip')) return body.gzip
  return { headerList: body.plainHeaders, bytes: decompressed(body.gzip.bytes) }
}

let last: { readonly compressed: Buffer; readonly bytes: Buffer } | undefined

/** Repeated requests for one page without compression do not decompress it each time. */
function decompressed(compressed: Buffer): Buffer {
  if (last?.compressed !== compressed) last = { compressed, bytes: gunzipSync(compressed) }
  return last.bytes
}

/** Compared weakly, as RFC 9110 says for If-None-Match. */
function isKnown(etag: string, known: string | undefined): boolean {
  return known !== undefined && (known === '*' || known.includes(etag.slice(2)))
}
