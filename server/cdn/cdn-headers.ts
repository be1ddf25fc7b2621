import type { CachePolicy } from '../response-cache/cache-policy.ts'
import { cdnTag } from './cdn-tag.ts'

/** Declares to a CDN which cached pages it may cache, too, and for how long. */
export type SetCdnHeaders = (headers: Headers, page: CachePolicy) => void

/** A stale copy is sent while the page is fetched again. */
const STALE_WHILE_REVALIDATE_SECONDS = 10
/** A stale copy is sent while the site does not respond. */
const STALE_IF_ERROR_SECONDS = 24 * 60 * 60

/**
 * Declares cached pages with headers that only CDNs read: `CDN-Cache-Control` (RFC 9213) and
 * `Surrogate-Control` (Fastly), and their tags as
 * `Surrogate-Key` (Fastly, Varnish) and `Cache-Tag` (Cloudflare). Browsers go on asking at each visit. What every cache
 * may keep (`Cache-Control: public`) never changes, and needs neither.
 *
 * @param maxAgeSeconds how long a page may outlive a purge that the CDN missed
 */
export function createCdnHeaders(maxAgeSeconds: number): SetCdnHeaders {
  return (headers, { tags, freshSeconds }) => {
    if (headers.get('cache-control')?.startsWith('public')) return
    const cdnTags = [...tags].map(cdnTag)
    const directives = [
      `max-age=${Math.min(maxAgeSeconds, freshSeconds ?? maxAgeSeconds)}`,
      `stale-while-revalidate=${STALE_WHILE_REVALIDATE_SECONDS}`,
      `stale-if-error=${STALE_IF_ERROR_SECONDS}`,
    ]
    headers.set('cdn-cache-control', directives.join(', '))
    headers.set('surrogate-control', directives.join(', '))
    headers.set('surrogate-key', cdnTags.join(' '))
    headers.set('cache-tag', cdnTags.join(','))
  }
}
