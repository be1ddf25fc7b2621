import { STATUS_CODES } from 'node:http'
import type { RequestHeaders } from './internal-request.ts'
import { PROBLEM_PAGE_POLICY, problemPage } from './problem-page.ts'

interface RejectedRequest {
  readonly method: string
  readonly headers: RequestHeaders
}

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': PROBLEM_PAGE_POLICY,
}
const DETAILS_HEADERS = { 'content-type': 'application/problem+json' }

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
  const body = wantsPage ? problemPage(request.method, status, message) : problemDetails(status, message)
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: { ...(wantsPage ? PAGE_HEADERS : DETAILS_HEADERS), 'cache-control': 'no-store', ...headers },
  })
}

/** The body of a problem details response. */
export function problemDetails(status: number, message: string): string {
  return JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, message })
}
