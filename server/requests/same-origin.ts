import type { GivenHeaders } from './own-request.ts'

/** What a request tells of itself. */
interface Told {
  readonly headers: GivenHeaders
}

/**
 * Whether a request that may change something comes from our own pages: by Fetch Metadata, else by Origin. Neither
 * header means no browser sent it (or a very old one), and then there is no visitor whose browser could be misused.
 */
export function isFromOurPages(request: Told, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if (site !== null)
    return (
      site === 'same-origin' || (site === 'none' && (origin === null || isOurs(origin, request, siteUrl)))
    )
  return origin === null || isOurs(origin, request, siteUrl)
}

/**
 * Ours is the public address, and the one the browser asked (a name or port in front of the site). At the public name
 * the whole origin counts: a page of that name without TLS may be anybody's.
 */
function isOurs(origin: string, request: Told, siteUrl: string): boolean {
  const own = new URL(siteUrl)
  if (origin === own.origin) return true
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host !== own.host && host === request.headers.get('host')
}
