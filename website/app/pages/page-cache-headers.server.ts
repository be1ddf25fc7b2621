import { NEWS_SLUG } from '@beam/content/model/articles.ts'
import { type Page, pagePath } from '@beam/content/model/page.ts'
import type { Source } from '../content/content-store.ts'

/** Only of responses that the site process may cache under their URL. */
export const TAGS_HEADER = 'x-content-tags'

/**
 * Headers that tell the site process how to cache a page: tags of the documents it was rendered from
 * (ARCHITECTURE.md, "Life of a page"). Only the canonical URL is cached; otherwise made-up URLs would
 * evict pages. A page rendered without the content service is cached for seconds: the service may return at any
 * moment. Tags are percent-encoded: slugs may contain any letters.
 */
export function pageCacheHeaders(page: Page, source: Source, url: URL): Record<string, string> {
  if (url.search !== '') return { 'cache-control': 'no-store' }
  if (url.pathname !== pagePath(page.slug)) return { 'cache-control': 'no-cache' }
  const articles = page.slug === NEWS_SLUG ? ' articles' : ''
  return {
    'cache-control': 'no-cache',
    ...cacheTags(`page:${encodeURI(page.slug)} pages redirects navigation footer${articles}`, source),
  }
}

/**
 * The tags of a file at its one path. Other spellings that lead here (`/feed.xml/`, `/%66eed.xml`) have none: they would
 * be cached too, and evict pages.
 */
export function fileCacheTags(
  path: string,
  url: URL,
  tags: string,
  source: Source = 'content-service',
): Record<string, string> {
  return url.pathname === path ? cacheTags(tags, source) : {}
}

/** Headers for the site process's cache alone: it removes them. */
function cacheTags(tags: string, source: Source): Record<string, string> {
  return {
    [TAGS_HEADER]: tags,
    ...(source !== 'content-service' && { 'x-content-keep-seconds': '5' }),
  }
}
