import type { BackendRequest } from './backend-request.ts'

type OriginHeaders = Pick<BackendRequest, 'headers' | 'url'>

/**
 * Whether a POST comes from an allowed origin. Fetch Metadata, which no page can forge, states whether it comes from
 * this site; without it, the `Origin` header decides. Browsers always send one of the two: a client that sends neither
 * is not a browser and carries no user's authority.
 */
export function isAllowedOrigin(request: OriginHeaders, allowedOrigins: ReadonlySet<string>): boolean {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if (site !== null && site !== 'none') return site === 'same-origin'
  return origin === null || allowedOrigins.has(origin) || isSameHost(origin, request, allowedOrigins)
}

/**
 * Compares the host alone, because a proxy may terminate TLS in front of this process. For the host of an allowed
 * origin the whole origin must match: without TLS, anybody may have served a page under that name.
 */
function isSameHost(origin: string, request: OriginHeaders, allowedOrigins: ReadonlySet<string>): boolean {
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  if ([...allowedOrigins].some((allowed) => new URL(allowed).host === host)) return false
  return host === (request.headers.get('host') ?? new URL(request.url).host).toLowerCase()
}
