import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendBytes } from '../connections/send-bytes.ts'
import { securityHeaders } from '../requests/security-headers.ts'
import { MEDIA_PREFIX } from './version-name.ts'

/** A version as a path names it. */
export interface RequestedVersion {
  readonly hash: string
  readonly name: string
}

const YEAR = 'public, max-age=31536000, immutable'
const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
const RETRY_AFTER_SECONDS = 5

/** Sends the bytes of a version, or 304 to who has them: they never change, so the entity tag is the path's. */
export function sendVersion(
  request: IncomingMessage,
  response: ServerResponse,
  { hash, name }: RequestedVersion,
  bytes: Buffer,
): void {
  const etag = `"${hash}-${name}"`
  response.setHeader('cache-control', YEAR)
  response.setHeader('etag', etag)
  if (matches(request.headers['if-none-match'], etag)) {
    response.statusCode = 304
    response.end()
    return
  }
  response.setHeader('content-type', TYPES[name.slice(name.indexOf('.') + 1)] ?? '')
  response.setHeader('content-length', bytes.length)
  response.statusCode = 200
  if (request.method === 'HEAD') response.end()
  else sendBytes(response, bytes)
}

/** Not stored by caches: the image may be available soon. */
export function sendUnavailable(response: ServerResponse, status: 404 | 503): void {
  response.setHeader('cache-control', 'no-store')
  if (status === 503) response.setHeader('retry-after', String(RETRY_AFTER_SECONDS))
  response.statusCode = status
  response.end()
}

/** The headers that every response of the site has. */
export function setSecurityHeaders(response: ServerResponse, siteUrl: string): void {
  for (const [name, value] of securityHeaders(MEDIA_PREFIX, siteUrl)) response.setHeader(name, value)
}

function matches(known: string | undefined, etag: string): boolean {
  return known === '*' || (known ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
