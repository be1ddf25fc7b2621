import type { BackendRequest } from './backend-request.ts'

/**
 * Whether a post may come from where it says: from this very site, or from an allowed one. Browsers always say;
 * a client that says nothing (no `Origin`, no `Sec-Fetch-Site`) is no browser and carries nobody's authority.
 */
export function isFromHere(request: BackendRequest, allowedOrigins: ReadonlySet<string>): boolean {
  const origin = request.headers.get('origin')
  if (origin !== null) return allowedOrigins.has(origin) || isSameHost(origin, request)
  const site = request.headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}

/** By host alone: in front of this process a proxy may speak https. */
function isSameHost(origin: string, request: BackendRequest): boolean {
  const host = request.headers.get('host') ?? new URL(request.url).host
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}
