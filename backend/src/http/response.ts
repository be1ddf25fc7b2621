/** The body of a rejection: `message` for the visitor, `errors` and `fields` where a rule is broken. */
export interface ProblemBody {
  readonly message: string
  readonly errors?: readonly string[]
  readonly fields?: Readonly<Record<string, string>>
}

/** A response as plain data, which the server writes to the connection as it is. */
export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** A JSON response that is never cached: it belongs to one visitor. */
export function jsonResponse(
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  }
}

/** Accepted, without a body. */
export const NO_CONTENT: HttpResponse = { status: 204, headers: { 'cache-control': 'no-store' }, body: null }

/** An error response: `message` says what the sender can do. */
export function problemResponse(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse {
  return jsonResponse(status, { message } satisfies ProblemBody, headers)
}

/** A temporary rejection: `seconds` until trying again makes sense. */
export function retryLaterResponse(status: 429 | 503, message: string, seconds: number): HttpResponse {
  return problemResponse(status, message, { 'retry-after': String(seconds) })
}
