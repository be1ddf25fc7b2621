/** What a refused request is told: `message` for the visitor, `errors` and `fields` where a rule is broken. */
export interface Refusal {
  readonly message: string
  readonly errors?: readonly string[]
  readonly fields?: Readonly<Record<string, string>>
}

/** A JSON answer that nobody keeps: it belongs to one visitor. */
export function answer(
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}

export function refuse(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return answer(status, { message } satisfies Refusal, headers)
}

/** Refuses for now: `seconds` until trying again makes sense. */
export function refuseForNow(status: 429 | 503, message: string, seconds: number): Response {
  return refuse(status, message, { 'retry-after': String(seconds) })
}
