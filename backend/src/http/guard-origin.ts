import type { BackendRequest } from './backend-request.ts'

type Asked = Pick<BackendRequest, 'headers' | 'url'>

/**
 * Whether a post comes from an allowed origin: this very site, by Fetch Metadata, which no page can forge; else
 * by its origin, which may be an allowed one. Browsers always say;
 * a client that says nothing (no `Origin`, no `Sec-Fetch-Site`) is no browser and carries no user's authority.
 */
export function isAllowedOrigin(request: Asked, allowedOrigins: ReadonlySet<string>): boolean {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if (site !== null && site !== 'none') return site === 'same-origin'
  return origin === null || allowedOrigins.has(origin) || isSameHost(origin, request, allowedOrigins)
}

/**
 * By host alone, for in front of this process a proxy may speak https. But at the host of an allowed origin the whole
 * origin counts: a page of that name without TLS may be anybody's.
 */
function isSameHost(origin: string, request: Asked, allowedOrigins: ReadonlySet<string>): boolean {
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  if ([...allowedOrigins].some((allowed) => new URL(allowed).host === host)) return false
  return host === (request.headers.get('host') ?? new URL(request.url).host).toLowerCase()
}
