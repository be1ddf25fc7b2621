import { NEWS_SLUG } from '@beam/content/model/articles.ts'
import { type Page, pagePath } from '@beam/content/model/page.ts'
import type { Source } from '../content/content-store.ts'

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

/** Headers for the site process's cache alone: it removes them. */
export function cacheTags(tags: string, source: Source): Record<string, string> {
  return {
    'x-content-tags': tags,
    ...(source !== 'content-service' && { 'x-content-keep-seconds': '5' }),
  }
}
