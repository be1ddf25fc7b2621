import type { NotFound } from '../../website/app/website.ts'
import { addSecurityHeaders } from '../requests/security-headers.ts'
import { cacheBytes, type CachedResponse } from './cached-response.ts'

/** The response for a path without a page, without rendering. */
export type NotFoundResponse =
  | { readonly kind: 'redirect'; readonly response: CachedResponse }
  /** Send what is cached for another path: one entry serves all of them. */
  | { readonly kind: 'not-found-page'; readonly path: string }

/**
 * Responses for paths without a page, at constant cost: the bytes of the not-found page, or a redirect to it, which is
 * never cached, since a page may be published there.
 *
 * @param notFound looks a path up in memory
 * @returns null if there may be a page
 */
export function createNotFoundResponses(
  notFound: (path: string) => NotFound | null,
  siteUrl: string,
): (path: string) => NotFoundResponse | null {
  const headers = new Headers({ 'cache-control': 'no-store' })
  addSecurityHeaders(headers, '/', siteUrl)
  let redirect: { readonly to: string; readonly response: CachedResponse } | undefined

  function redirectTo(path: string): CachedResponse {
    if (redirect?.to === path) return redirect.response
    headers.set('location', path)
    redirect = { to: path, response: cacheBytes(302, headers, Buffer.alloc(0)) }
    return redirect.response
  }

  return (requested) => {
    const found = notFound(requested)
    if (found?.kind === 'redirect') return { kind: 'redirect', response: redirectTo(found.path) }
    return found && { kind: 'not-found-page', path: found.path }
  }
}
