import { findRedirect } from '@beam/content/model/find-redirect.ts'
import { NOT_FOUND_SLUG, pagePath } from '@beam/content/model/page.ts'
import { RESERVED_SEGMENTS } from '@beam/content/model/reserved-segments.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { NotFound } from '../website.ts'
import { cleanPath, isNeverPage } from './clean-path.ts'
import { slugFromPath } from './slug-from-path.ts'

const PATH = pagePath(NOT_FOUND_SLUG)
const REDIRECT: NotFound = { kind: 'redirect', path: PATH }
const NOT_FOUND_PAGE: NotFound = { kind: 'not-found-page', path: PATH }
const RESERVED: ReadonlySet<string> = new Set(RESERVED_SEGMENTS)
/** Routes, with all that is below them. */
const SUB_PATHS: Readonly<Record<string, readonly string[]>> = {
  app: ['code.svg'],
  assistant: [],
  'feed.xml': [],
  'manifest.webmanifest': [],
  preview: [],
  'robots.txt': [],
  'sitemap.xml': [],
}

/** Data of client-side navigation. */
const DATA = /\.data(?:\?|$)/

/**
 * What page-or-redirect.server.ts would respond at a path without a page, where memory proves that there is none; null
 * if there may be a page or anything else.
 *
 * @param path as requested, without its query; that of client-side navigation may have one, with encoded slashes
 */
export function notFoundFromMemory(
  path: string,
  content: Pick<ContentStore, 'isMissing' | 'freshRedirects'>,
): NotFound | null {
  if (DATA.test(path)) return null
  const [, first = '', ...rest] = path.split('/')
  if (isNeverPage(path) && !RESERVED.has(first)) return NOT_FOUND_PAGE
  if (cleanPath(path) !== path) return null
  if (RESERVED.has(first)) return isBelow(SUB_PATHS[first], rest) ? NOT_FOUND_PAGE : null
  const slug = slugFromPath(path)
  if (slug === NOT_FOUND_SLUG || !content.isMissing(slug) || !content.isMissing(slug.toLowerCase()))
    return null
  const redirects = content.freshRedirects()
  if (redirects === null || findRedirect(redirects, path)) return null
  return slug.includes('/') ? NOT_FOUND_PAGE : REDIRECT
}

/** Whether a path leads below a route, where nothing is. */
function isBelow(subPaths: readonly string[] | undefined, rest: readonly string[]): boolean {
  return subPaths !== undefined && rest.length > 0 && !subPaths.includes(rest.join('/'))
}
