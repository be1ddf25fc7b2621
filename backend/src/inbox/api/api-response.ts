import { isRejected, type RejectedOperation, type RejectionCode } from '../rejected-operation.ts'
import type { Result } from './operation.ts'

export interface ApiResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | AsyncIterable<string>
}

/** The response to an operation: JSON, an attachment, or why it was rejected. */
export function respond(result: Result): ApiResponse {
  if (isRejected(result)) return rejectedResponse(result)
  if (result.kind === 'json') return json(200, result.body)
  const { name, content } = result
  return {
    status: 200,
    headers: {
      ...ATTACHMENT_HEADERS,
      'content-disposition': `attachment; filename="${name}"`,
      ...(content instanceof Uint8Array && { 'content-length': String(content.byteLength) }),
    },
    body: content,
  }
}

/** An error as JSON: `message` for people, `code` for the page. */
export function problem(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): ApiResponse {
  return json(status, { message, code }, headers)
}

const STATUS: Readonly<Record<RejectionCode, number>> = {
  invalid: 400,
  forbidden: 403,
  'not-found': 404,
  changed: 409,
  'not-possible': 409,
  capped: 429,
}

/** Names are ours, so they need no escaping. Nothing may interpret what visitors sent. */
const ATTACHMENT_HEADERS = {
  'content-type': 'application/octet-stream',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'no-store',
}

function rejectedResponse({ rejected: code, message, extra }: RejectedOperation): ApiResponse {
  const seconds = extra?.['retryAfterSeconds']
  return json(
    STATUS[code],
    { ...extra, message, code },
    typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {},
  )
}

function json(status: number, body: object, headers: Readonly<Record<string, string>> = {}): ApiResponse {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      ...headers,
    },
    body: JSON.stringify(body),
  }
}
