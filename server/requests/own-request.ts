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

/**
 * The request as the parts of the site see it: addressed to the site's own public address whatever the client called
 * it, with the client's address as the site found it.
 */
export function ownRequest(request: Request, siteUrl: string, clientAddress: string): Request {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(ownAddress(request, siteUrl), {
    method: request.method,
    headers: [...ownHeaders(request, siteUrl, clientAddress)],
    ...(hasBody && { body: request.body, duplex: 'half' }),
  })
}

/** The same for the backend, which reads little of it: making a whole request anew costs as much as storing what it holds. */
export function ownCall(request: Request, siteUrl: string, clientAddress: string): BackendRequest {
  const headers = ownHeaders(request, siteUrl, clientAddress)
  return {
    url: ownAddress(request, siteUrl),
    method: request.method,
    headers: { get: (name) => headers.get(name) ?? null, has: (name) => headers.has(name) },
    get body() {
      return request.body
    },
    arrayBuffer: () => request.arrayBuffer(),
  }
}

function ownAddress({ url }: Request, siteUrl: string): string {
  const { pathname, search } = new URL(url)
  return siteUrl + pathname + search
}

function ownHeaders(request: Request, siteUrl: string, clientAddress: string): Map<string, string> {
  const { host, origin } = new URL(siteUrl)
  const headers = new Map([
    ['x-client-address', clientAddress],
    ['host', host],
  ])
  for (const name of KNOWN_HEADERS) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  // Its real value has been judged already (same-origin.ts).
  if (request.headers.has('origin')) headers.set('origin', origin)
  return headers
}
