import type { CachedResponse } from './cached-response.ts'
import type { NotFoundResponse } from './not-found-responses.ts'
import type { PageCache } from './page-cache.ts'
import type { PageKey } from './page-key.ts'

interface PageSources {
  readonly pages: Pick<PageCache, 'get'>
  /** The response for a path without a page; null: there may be one. */
  readonly notFound: (path: string) => NotFoundResponse | null
}

/** The cached response for a path, and the key under which to render it when there is none. */
export function lookUpPage(
  key: PageKey,
  { pages, notFound }: PageSources,
): { key: PageKey; cached: CachedResponse | undefined } {
  const cached = pages.get(key.path)
  const missing = cached ? null : notFound(key.path)
  if (missing?.kind === 'redirect') return { key, cached: missing.response }
  if (missing) return { key: { ...key, path: missing.path }, cached: pages.get(missing.path) }
  return { key, cached }
}
