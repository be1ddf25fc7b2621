import { STATUS_CODES } from 'node:http'
import type { RequestHeaders } from './internal-request.ts'

interface RejectedRequest {
  readonly method: string
  readonly headers: RequestHeaders
}

/**
 * An error response: a small page for browsers, otherwise problem details (RFC 9457) with the `message` that forms
 * show.
 */
export function problemResponse(
  request: RejectedRequest,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const wantsPage = request.headers.get('accept')?.includes('text/html') ?? false
  const [type, body] = wantsPage
    ? ['text/html; charset=utf-8', page(request, status, message)]
    : ['application/problem+json', problemDetails(status, message)]
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: { 'content-type': type, 'cache-control': 'no-store', ...headers },
  })
}

/** The body of a problem details response. */
export function problemDetails(status: number, message: string): string {
  return JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, message })
}

/** Messages are constants: nothing of the request is repeated. */
function page({ method }: RejectedRequest, status: number, message: string): string {
  const back = method === 'POST' ? '<p>Go back in your browser: what you typed is still there.</p>' : ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${STATUS_CODES[status]} · Beam Wallet</title><h1>${STATUS_CODES[status]}</h1><p>${message}</p>${back}<p><a href="/">Go to the home page</a></p></html>`
}
