import { type Page, pagePath } from '@beam/content/model/page.ts'
import type { Source } from '../content/content-store.ts'

/**
 * Headers that tell the site process how to cache a page: tags of the documents it was rendered from
 * (ARCHITECTURE.md, "How the parts meet"). Only the canonical address is cached; otherwise made-up addresses would
 * evict pages. A page rendered without the content service is cached for seconds: the service may return at any
 * moment. Tags are percent-encoded: slugs may contain any letters.
 */
export function documentHeaders(page: Page, source: Source, url: URL): Record<string, string> {
  if (url.search !== '') return { 'cache-control': 'no-store' }
  if (url.pathname !== pagePath(page.slug)) return { 'cache-control': 'no-cache' }
  return {
    'cache-control': 'no-cache',
    'x-content-tags': `page:${encodeURI(page.slug)} pages redirects navigation footer`,
    ...(source !== 'content-service' && { 'x-content-keep-seconds': '5' }),
  }
}
