import { failureOf, NOT_CONFIGURED, TOO_SLOW, UNREACHABLE, type InboxFailure } from './inbox-failure.ts'
import type { InboxActor } from './inbox-actor.ts'
import type { Operation } from './operations.ts'
import { signedRequest } from './signed-request.ts'

/** Sends operations to the backend. Keeps nothing of what it sends or receives. */
interface InboxClient {
  /** The successful response, its body unread, or why there is none. Never rejects. */
  send(
    operation: Operation,
    input: object,
    actor: InboxActor,
  ): Promise<
    | { readonly ok: true; readonly response: Response }
    | { readonly ok: false; readonly failure: InboxFailure }
  >
}

interface Inbox {
  readonly url: string
  readonly secret: string
}

/** Until the response begins: the backend gives up after 30 seconds. Bodies that stop are ended by fetch itself. */
const TIMEOUT_MS = 35_000

/**
 * @param inbox where the backend listens; null: it is not configured, and every operation fails
 * @param timeoutMs until the response begins
 */
export function createInboxClient(
  inbox: Inbox | null,
  {
    fetch = globalThis.fetch,
    timeoutMs = TIMEOUT_MS,
  }: { fetch?: typeof globalThis.fetch; timeoutMs?: number } = {},
): InboxClient {
  return {
    async send(operation, input, actor) {
      if (inbox === null) return { ok: false, failure: NOT_CONFIGURED }
      const path = `/v1/${operation}`
      try {
        const request = signedRequest(path, input, actor, inbox.secret)
        const response = await untilHeaders(timeoutMs, (signal) =>
          fetch(inbox.url + path, { ...request, redirect: 'error', signal }),
        )
        return response.ok ? { ok: true, response } : { ok: false, failure: await failureOf(response) }
      } catch (error) {
        const isTimeout = error instanceof Error && error.name === 'TimeoutError'
        return { ok: false, failure: isTimeout ? TOO_SLOW : UNREACHABLE }
      }
    },
  }
}

/** Aborts a request whose response has not begun in time; a body that takes longer, e.g. a large file, is not cut. */
async function untilHeaders(
  timeoutMs: number,
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const controller = new AbortController()
  const abort = () => controller.abort(new DOMException('No response in time', 'TimeoutError'))
  const timer = setTimeout(abort, timeoutMs)
  try {
    return await send(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
