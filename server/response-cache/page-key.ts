/** The cache key of a page or file. */
export interface PageKey {
  readonly path: string
  /** The request has a query that does not change the page, e.g. of a campaign. */
  readonly ignoresQuery: boolean
}

/** Queries of React Router that request only the page's own data. */
const DATA_QUERIES = new Set(['_routes=pages%2Fpage', '_routes=pages%2Fhome'])
/** `?sent=…` shows the thank-you panel, `?q=…` the results of a search. */
const OWN_QUERY = /(?:^|&)(?:sent|q)=/
/** `/news?page=2` shows older articles. */
const OWN_PATH_QUERY = /^\/news\?(?:.*&)?page=/
const NEVER_CACHED = /^\/(?:api\/.*|\.well-known\/.*|app|preview|openapi\.json|healthz|readyz|metrics)$/
const MAX_URL_CHARACTERS = 1024

/** null for requests whose response depends on more than the URL. */
export function pageKey(method: string | undefined, url: string): PageKey | null {
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/') || url.length > MAX_URL_CHARACTERS)
    return null
  const start = url.indexOf('?')
  const path = start < 0 ? url : url.slice(0, start)
  if (NEVER_CACHED.test(path)) return null
  if (start < 0) return { path, ignoresQuery: false }
  const query = url.slice(start + 1)
  if (path.endsWith('.data')) return DATA_QUERIES.has(query) ? { path: url, ignoresQuery: false } : null
  return OWN_QUERY.test(query) || OWN_PATH_QUERY.test(url) ? null : { path, ignoresQuery: true }
}
