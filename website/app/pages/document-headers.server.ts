import type { Source } from '../content/content-store.ts'

/**
 * What the site process needs to keep a page: the documents it was made of (ARCHITECTURE.md, "How the parts meet").
 * Made without the content service, it is kept only for seconds: the service may be back at any moment.
 */
export function documentHeaders(slug: string, source: Source): Record<string, string> {
  return {
    'cache-control': 'no-cache',
    'x-content-tags': `page:${slug} pages redirects navigation footer`,
    ...(source !== 'content-service' && { 'x-content-keep-seconds': '5' }),
  }
}
