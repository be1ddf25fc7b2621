import type { BackendRequest } from '../../backend/src/create-backend.ts'

/** What parts of the site may know of a request; everything else a client sends has no effect. */
const KNOWN_HEADERS = [
  'accept',
  'content-length',
  'content-type',
  'idempotency-key',
  'purpose',
  'sec-purpose',
  'save-data',
]
const KNOWN = new Set(KNOWN_HEADERS)

/** Of a request that came in: its headers, by small names. */
export type GivenHeaders = BackendRequest['headers']

/**
 * The request as the parts of the site see it: addressed to the site's own public address whatever the client called
 * it, with the client's address as the site found it.
 */
export function ownRequest(request: Request, siteUrl: string, clientAddress: string): Request {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const own = ownHeaders(request.headers, siteUrl, clientAddress)
  const headers = ['x-client-address', 'host', 'origin', ...KNOWN_HEADERS]
    .map((name) => [name, own.get(name)] as const)
    .filter((header): header is readonly [string, string] => header[1] !== null)
  return new Request(siteUrl + pathAndQuery(request), {
    method: request.method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(hasBody && { body: request.body, duplex: 'half' }),
  })
}

/** The same for the backend, which reads little of it: making a whole request anew costs as much as storing what it holds. */
export function ownCall(request: Request, siteUrl: string, clientAddress: string): BackendRequest {
  return {
    url: siteUrl + pathAndQuery(request),
    method: request.method,
    headers: ownHeaders(request.headers, siteUrl, clientAddress),
    get body() {
      return request.body
    },
    arrayBuffer: () => request.arrayBuffer(),
  }
}

function pathAndQuery({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Looked up when somebody asks: most are not asked for. */
export function ownHeaders(given: GivenHeaders, siteUrl: string, clientAddress: string): GivenHeaders {
  function get(name: string): string | null {
    if (KNOWN.has(name)) return given.get(name)
    if (name === 'x-client-address') return clientAddress
    if (name === 'host') return new URL(siteUrl).host
    // Its real value has been judged already (same-origin.ts).
    return name === 'origin' && given.has('origin') ? new URL(siteUrl).origin : null
  }
  return { get, has: (name) => get(name) !== null }
}
