import { type Page, pagePath } from '@beam/content/model/page.ts'
import type { Source } from '../content/content-store.ts'

/**
 * What the site process needs to keep a page: the documents it was made of (ARCHITECTURE.md, "How the parts meet").
 * Only a page at its own address is kept, or strangers' addresses would push it out. Made without the content service,
 * it is kept for seconds: the service may be back at any moment. Tags are percent-encoded: slugs hold any letters.
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
