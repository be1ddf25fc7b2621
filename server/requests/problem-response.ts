import { STATUS_CODES } from 'node:http'
import type { GivenHeaders } from './internal-request.ts'

interface Refused {
  readonly method: string
  readonly headers: GivenHeaders
}

/**
 * An answer that refuses: a small page for browsers, otherwise problem details (RFC 9457), whose `message` is what the
 * forms show.
 */
export function refusal(
  request: Refused,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const wantsPage = request.headers.get('accept')?.includes('text/html') ?? false
  const [type, body] = wantsPage
    ? ['text/html; charset=utf-8', page(request, status, message)]
    : ['application/problem+json', problem(status, message)]
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: { 'content-type': type, 'cache-control': 'no-store', ...headers },
  })
}

/** The body of problem details. */
export function problem(status: number, message: string): string {
  return JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, message })
}

/** Messages are our own words; nothing of the request is repeated. */
function page({ method }: Refused, status: number, message: string): string {
  const back = method === 'POST' ? '<p>Go back in your browser: what you typed is still there.</p>' : ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${STATUS_CODES[status]} · Beam Wallet</title><h1>${STATUS_CODES[status]}</h1><p>${message}</p>${back}<p><a href="/">Go to the home page</a></p></html>`
}
