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

/** Of a post: also what tells where it was sent from, or by whom it is signed. */
const POST_HEADERS = new Set([
  ...KNOWN_HEADERS,
  'host',
  'origin',
  'sec-fetch-site',
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
])

/** Of a request that came in: its headers, by small names. */
export type GivenHeaders = BackendRequest['headers']

/**
 * The request as the parts of the site see it: addressed to the site's own public address whatever the client called
 * it, with the client's address as the site found it, and without a body: who posts is answered by the backend.
 */
export function ownRequest(
  { method, url, headers }: Pick<Request, 'method' | 'url'> & { readonly headers: GivenHeaders },
  siteUrl: string,
  clientAddress: string,
): Request {
  const own = ownHeaders(headers, siteUrl, clientAddress)
  const names = ['x-client-address', 'host', 'origin', ...KNOWN_HEADERS]
  const known = names
    .filter((name) => !name.startsWith('content-'))
    .map((name) => [name, own.get(name)] as const)
    .filter((header): header is [string, string] => header[1] !== null)
  return new Request(siteUrl + pathAndQuery(url), { method, headers: known })
}

/** The same for the backend, which reads little of it: making a whole request anew costs as much as storing what it holds. */
export function ownCall(request: Request, siteUrl: string, clientAddress: string): BackendRequest {
  return {
    url: siteUrl + pathAndQuery(request.url),
    method: request.method,
    headers: ownHeaders(request.headers, siteUrl, clientAddress),
    body: null,
  }
}

function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Looked up when somebody asks: most are not asked for. */
function ownHeaders(given: GivenHeaders, siteUrl: string, clientAddress: string): GivenHeaders {
  return lookUp((name) => {
    if (KNOWN.has(name)) return given.get(name)
    if (name === 'x-client-address') return clientAddress
    if (name === 'host') return new URL(siteUrl).host
    // Its real value has been judged already.
    return name === 'origin' && given.has('origin') ? new URL(siteUrl).origin : null
  })
}

/** Of a post: with the origin as the browser stated it, for the intake pipeline judges it. */
export function postHeaders(given: GivenHeaders, clientAddress: string): GivenHeaders {
  return lookUp((name) => {
    if (name === 'x-client-address') return clientAddress
    return POST_HEADERS.has(name) ? given.get(name) : null
  })
}

function lookUp(get: (name: string) => string | null): GivenHeaders {
  return { get, has: (name) => get(name) !== null }
}
