import type { BackendLog } from '../../backend-log.ts'
import { errorLocation } from '../../error-location.ts'
import { bodyTypeOf } from '../../http/content-type.ts'
import { StorageUnavailable } from '../../storage/storage.ts'
import type { InboxContext } from '../inbox-context.ts'
import { isRefusal, type Refusal, type RefusalCode } from '../refusal.ts'
import type { Result } from './operation.ts'
import { OPERATIONS } from './operations.ts'
import { readActor } from './read-actor.ts'
import { TOLERANCE_SECONDS, verifyRequest, type SignedRequest } from './request-signature.ts'

export interface ApiResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | AsyncIterable<string>
}

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

/** Answers one request of the content service: signature, nonce, actor, input, permission, in this order. */
export function createApi({ secret, open, log, now, onRejected }: ApiDependencies) {
  return async function answer(request: SignedRequest): Promise<ApiResponse> {
    if (request.method !== 'POST') return problem(405, 'invalid', 'Use POST.', { allow: 'POST' })
    const verified = verifyRequest(secret, request, now())
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
      if (!(await context.storage.useNonce({ nonce: verified.nonce, expiresAt: now() + NONCE_VALID_MS }))) {
        onRejected('replayed')
        return problem(409, 'replayed', 'This request was answered already.')
      }
      return toResponse(await operation.run(context, actor, body))
    } catch (error) {
      return failed(error, request.path)
    }
  }

  function failed(error: unknown, path: string): ApiResponse {
    if (error instanceof StorageUnavailable) {
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

const STATUS: Readonly<Record<RefusalCode, number>> = {
  invalid: 400,
  forbidden: 403,
  'not-found': 404,
  changed: 409,
  'not-possible': 409,
  capped: 429,
}

function toResponse(result: Result): ApiResponse {
  if (isRefusal(result)) return refused(result)
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

/** Names are ours, so they need no escaping. Nothing may interpret what visitors sent. */
const ATTACHMENT_HEADERS = {
  'content-type': 'application/octet-stream',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'no-store',
}

function refused({ refused: code, message, extra }: Refusal): ApiResponse {
  const seconds = extra?.['retryAfterSeconds']
  return json(
    STATUS[code],
    { ...extra, message, code },
    typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {},
  )
}

export function problem(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): ApiResponse {
  return json(status, { message, code }, headers)
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
