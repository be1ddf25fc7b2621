import type { BackendLog } from '../../backend-log.ts'
import { errorLocation } from '../../error-location.ts'
import { bodyTypeOf } from '../../http/body-type.ts'
import { StorageUnavailableError } from '../../storage/storage.ts'
import type { InboxContext } from '../inbox-context.ts'
import { problem, respond, type ApiResponse } from './api-response.ts'
import { OPERATIONS } from './operations.ts'
import { readActor } from './read-actor.ts'
import { TOLERANCE_SECONDS, verifyRequestSignature, type SignedRequest } from './request-signature.ts'

interface ApiDependencies {
  readonly secret: string
  /** Opens storage when the first request comes. */
  readonly open: () => Promise<InboxContext>
  readonly log: BackendLog
  readonly now: () => number
  /** Called for each request that was not ours, or came twice. */
  readonly onRejected: (reason: 'unsigned' | 'replayed') => void
}

const PATH = /^\/v1\/(?<operation>[a-z-]{1,40})$/u
/** Longer than a signature is valid, by clocks that differ. */
const NONCE_VALID_MS = 2 * TOLERANCE_SECONDS * 1000 + 60_000
const UNAVAILABLE_SECONDS = 5

/**
 * What responds to a request of the content service; checks signature, actor, input, nonce and permission, in this
 * order.
 */
export function createApi({ secret, open, log, now, onRejected }: ApiDependencies) {
  return async function handle(request: SignedRequest): Promise<ApiResponse> {
    if (request.method !== 'POST') return problem(405, 'invalid', 'Use POST.', { allow: 'POST' })
    const verified = verifyRequestSignature(secret, request, now())
    const actor = verified && readActor(verified.actor)
    if (!verified || !actor) {
      onRejected('unsigned')
      return problem(401, 'unsigned', 'This request is not signed, or its signature is not valid any more.')
    }
    const operation = operationAt(request.path)
    if (!operation) return problem(404, 'not-found', 'There is no such operation.')
    if (bodyTypeOf(String(request.headers['content-type'] ?? '')) !== 'application/json')
      return problem(415, 'invalid', 'Send application/json.')
    const body = parse(request.body)
    if (body === undefined) return problem(400, 'invalid', 'This is not JSON.')
    try {
      const context = await open()
      if (
        !(await context.storage.consumeNonce({ nonce: verified.nonce, expiresAt: now() + NONCE_VALID_MS }))
      ) {
        onRejected('replayed')
        return problem(409, 'replayed', 'This request was answered already.')
      }
      return respond(await operation.run(context, actor, body))
    } catch (error) {
      return failed(error, request.path)
    }
  }

  function failed(error: unknown, path: string): ApiResponse {
    if (error instanceof StorageUnavailableError) {
      log.warn({ event: 'inbox-unavailable', path, reason: error.reason })
      return problem(
        503,
        'unavailable',
        'The submissions cannot be reached just now. Try again in a moment.',
        {
          'retry-after': String(UNAVAILABLE_SECONDS),
        },
      )
    }
    log.error({ event: 'inbox-request-failed', path, where: errorLocation(error) })
    return problem(500, 'failed', 'Something went wrong on our side.')
  }
}

function operationAt(path: string) {
  const name = PATH.exec(path)?.groups?.['operation'] ?? ''
  return Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
