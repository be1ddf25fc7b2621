/** Under what a page or file is held in memory. */
export interface PageKey {
  readonly path: string
  /** The client asked with a query that changes nothing on the page, e.g. where a campaign's link stood. */
  readonly ignoresQuery: boolean
}

/** What React Router asks with when only the page itself is wanted anew. */
const DATA_QUERIES = new Set(['_routes=pages%2Fpage', '_routes=pages%2Fhome'])
/** `?sent=…` shows the thank-you panel. */
const OWN_QUERY = /(?:^|&)sent=/
const NEVER_KEPT = /^\/(?:api\/.*|\.well-known\/.*|preview|openapi\.json|healthz|readyz|metrics)$/
const LENGTH_LIMIT = 1024

/** null for requests whose answer depends on more than the address. */
export function pageKey(method: string | undefined, url: string): PageKey | null {
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/') || url.length > LENGTH_LIMIT)
    return null
  const start = url.indexOf('?')
  const path = start < 0 ? url : url.slice(0, start)
  if (NEVER_KEPT.test(path)) return null
  if (start < 0) return { path, ignoresQuery: false }
  const query = url.slice(start + 1)
  if (path.endsWith('.data')) return DATA_QUERIES.has(query) ? { path: url, ignoresQuery: false } : null
  return OWN_QUERY.test(query) ? null : { path, ignoresQuery: true }
}
