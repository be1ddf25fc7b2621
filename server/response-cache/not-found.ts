import type { NotFound } from '../../website/app/website.ts'
import { secure } from '../requests/security-headers.ts'
import { cacheBytes, type CachedResponse } from './cached-response.ts'

/** How an address without a page is answered without rendering anything for it. */
export type NotFoundResponse =
  | { readonly kind: 'redirect'; readonly answer: CachedResponse }
  /** By what is cached for another path: one entry serves all addresses. */
  | { readonly kind: 'screen'; readonly path: string }

/**
 * Responses for addresses without a page, however many are made up: the bytes of the not-found page, or a redirect to
 * it, which nobody remembers: a page may be published there.
 *
 * @param notFound what the website knows of a path from memory alone
 * @returns null where there may be a page
 */
export function createNotFoundResponses(
  notFound: (path: string) => NotFound | null,
  siteUrl: string,
): (path: string) => NotFoundResponse | null {
  const headers = new Headers({ 'cache-control': 'no-store' })
  secure(headers, '/', siteUrl)
  let redirect: { readonly to: string; readonly answer: CachedResponse } | undefined

  function redirectTo(path: string): CachedResponse {
    if (redirect?.to === path) return redirect.answer
    headers.set('location', path)
    redirect = { to: path, answer: cacheBytes(302, headers, Buffer.alloc(0)) }
    return redirect.answer
  }

  return (requested) => {
    const found = notFound(requested)
    if (found?.kind === 'redirect') return { kind: 'redirect', answer: redirectTo(found.path) }
    return found && { kind: 'screen', path: found.path }
  }
}
