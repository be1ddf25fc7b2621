/** Why the inbox did not do what was asked; `extra` is what the backend adds for the page, e.g. the current state. */
export interface InboxFailure {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly retryAfter: string | null
  readonly extra: Readonly<Record<string, unknown>>
}

export const NOT_CONFIGURED = failure(
  503,
  'not-configured',
  'The inbox is not configured: INBOX_URL and INBOX_SECRET are not set.',
)
export const UNREACHABLE = failure(503, 'unreachable', 'The inbox cannot be reached just now.')
export const TOO_SLOW = failure(503, 'slow', 'The inbox did not respond in time.')

/** Statuses of the backend that mean the same to the page. A 401 does not: it would sign the user out. */
const PASSED_ON = new Set([400, 403, 404, 409, 413, 429, 503])

/** The failure that a response of the backend states. */
export async function failureOf(response: Response): Promise<InboxFailure> {
  const { message, code, ...extra } = await readBody(response)
  if (response.status === 401)
    return failure(
      502,
      'unsigned',
      'The inbox does not trust the content service: compare INBOX_SECRET and the clocks.',
    )
  if (!PASSED_ON.has(response.status) || typeof message !== 'string' || typeof code !== 'string')
    return failure(502, 'failed', 'The inbox failed unexpectedly.')
  return { status: response.status, code, message, retryAfter: response.headers.get('retry-after'), extra }
}

/** @param code for programs, e.g. 'slow'; `message` is for people */
export function failure(status: number, code: string, message: string): InboxFailure {
  return { status, code, message, retryAfter: null, extra: {} }
}

async function readBody(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    return {}
  }
}
