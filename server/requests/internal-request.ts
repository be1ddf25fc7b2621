import type { BackendRequest } from '../../backend/src/create-backend.ts'

/** Headers passed on to the parts of the site; all others have no effect. */
const FORWARDED_HEADERS = [
  'accept',
  'content-length',
  'content-type',
  'idempotency-key',
  'purpose',
  'sec-purpose',
  'save-data',
]
const FORWARDED = new Set(FORWARDED_HEADERS)

/** Of a POST also the headers that identify its origin and signature. */
const FORWARDED_POST_HEADERS = new Set([
  ...FORWARDED_HEADERS,
  'host',
  'origin',
  'sec-fetch-site',
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
])

/** The only path whose response depends on the device; it is never cached (website/app/pages/app.ts). */
const DEVICE_PATH = '/app'

/** Headers of an incoming request, by lower-case name. */
export type RequestHeaders = BackendRequest['headers']

/**
 * The request as the website receives it: its URL on the site's public origin whatever the Host header said, the
 * client's address as the site determined it, and no body, since the backend reads bodies.
 */
export function internalRequest(
  { method, url, headers }: Pick<Request, 'method' | 'url'> & { readonly headers: RequestHeaders },
  siteUrl: string,
  clientAddress: string,
): Request {
  const internal = internalHeaders(headers, siteUrl, clientAddress)
  const names = ['x-client-address', 'host', 'origin', ...FORWARDED_HEADERS]
  const forwarded = names
    .filter((name) => !name.startsWith('content-'))
    .map((name) => [name, internal.get(name)] as const)
    .filter((header): header is [string, string] => header[1] !== null)
  if (new URL(url).pathname === DEVICE_PATH) forwarded.push(['user-agent', headers.get('user-agent') ?? ''])
  return new Request(siteUrl + pathAndQuery(url), { method, headers: forwarded })
}

/** The same for the backend, without creating a Request: that costs as much as storing a submission. */
export function internalBackendRequest(
  request: Request,
  siteUrl: string,
  clientAddress: string,
): BackendRequest {
  return {
    url: siteUrl + pathAndQuery(request.url),
    method: request.method,
    headers: internalHeaders(request.headers, siteUrl, clientAddress),
    body: null,
  }
}

function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Computed on access: most headers are never read. */
function internalHeaders(received: RequestHeaders, siteUrl: string, clientAddress: string): RequestHeaders {
  return lazyHeaders((name) => {
    if (FORWARDED.has(name)) return received.get(name)
    if (name === 'x-client-address') return clientAddress
    if (name === 'host') return new URL(siteUrl).host
    // The intake pipeline has checked the received value.
    return name === 'origin' && received.has('origin') ? new URL(siteUrl).origin : null
  })
}

/** Headers of a POST, with the origin as received: the intake pipeline checks it. */
export function postHeaders(received: RequestHeaders, clientAddress: string): RequestHeaders {
  return lazyHeaders((name) => {
    if (name === 'x-client-address') return clientAddress
    return FORWARDED_POST_HEADERS.has(name) ? received.get(name) : null
  })
}

function lazyHeaders(get: (name: string) => string | null): RequestHeaders {
  return { get, has: (name) => get(name) !== null }
}
