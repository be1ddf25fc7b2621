import type { ErrorResponder } from '../http/error-responder.ts'
import type { BackendRequest } from '../http/backend-request.ts'
import { bodyTypeOf } from '../http/body-type.ts'
import { isAllowedOrigin } from '../http/is-allowed-origin.ts'
import { maxBytesOf } from '../http/read-body.ts'
import { pathOf } from '../http/router.ts'
import type { ClientQuotas } from '../rate-limits/client-quotas.ts'
import type { IntakeOutcome } from './intake-target.ts'
import type { PartialBodies } from './partial-bodies.ts'
import { isResponse, type Post, type PostFromClient } from './post.ts'
import { receiveBody } from './receive-body.ts'
import { rejectUnread } from './reject-unread.ts'
import {
  CROSS_ORIGIN,
  KEY_TOO_LONG,
  MAX_KEY_CHARACTERS,
  rejected,
  rejectedBody,
  TOO_BUSY,
  TOO_LARGE,
  TOO_MANY_AT_ONCE,
  tooOften,
  UNSUPPORTED,
} from './rejections.ts'
import type { Slots } from './slots.ts'
import type { UploadBudget } from './upload-budget.ts'

interface IntakeDependencies {
  readonly allowedOrigins: ReadonlySet<string>
  /** Whether the process is overloaded: it responds too late to accept more. */
  readonly isOverloaded: () => boolean
  /** Called for each request that was rejected because there was no free slot. */
  readonly onShed: () => void
  readonly slots: Slots
  readonly clientQuotas: ClientQuotas
  readonly uploads: UploadBudget
  readonly partialBodies: PartialBodies
  readonly respondToError: ErrorResponder
}

type IntakePipeline = (post: Post) => Promise<IntakeOutcome>

/**
 * The one way in for everything that is posted: JSON, forms, uploads, of stated length or in chunks, with JavaScript
 * and without. Checked in this order, before the first byte of the body is read: origin, overload and slot, form
 * target, rate limit, length of the idempotency key, content type, stated length. Then the body is read and passed on.
 */
export function createIntakePipeline(dependencies: IntakeDependencies): IntakePipeline {
  return async function processPost(post) {
    const { request, asPage } = post
    const clientAddress = request.headers.get('x-client-address') ?? 'unknown'
    try {
      if (!isAllowedOrigin(request, dependencies.allowedOrigins)) return rejected(CROSS_ORIGIN)
      return await processInSlot(dependencies, { ...post, clientAddress })
    } catch (error) {
      return rejected(dependencies.respondToError(error, asPage ? 'page' : pathOf(request.url)))
    }
  }
}

async function processInSlot(d: IntakeDependencies, post: PostFromClient): Promise<IntakeOutcome> {
  if (d.isOverloaded()) {
    d.onShed()
    return rejected(TOO_BUSY)
  }
  const slot = d.slots.reserve(slotKindOf(post.request), post.clientAddress)
  if (!slot.ok) {
    d.onShed()
    return rejectUnread(d.partialBodies, post, slot.exhausted === 'address' ? TOO_MANY_AT_ONCE : TOO_BUSY)
  }
  try {
    return await checkHeaders(d, post)
  } finally {
    slot.release()
  }
}

async function checkHeaders(d: IntakeDependencies, post: PostFromClient): Promise<IntakeOutcome> {
  const { request, asPage, clientAddress } = post
  const target = await post.findTarget()
  if (isResponse(target)) return rejected(target)

  const client = d.clientQuotas.clientOf(clientAddress)
  const decision =
    target.endpoint === null ? NOT_LIMITED : await d.clientQuotas.consume(client, target.endpoint)
  if (!decision.ok) return rejectUnread(d.partialBodies, post, tooOften(decision.retryAfterSeconds), target)

  const idempotencyKey = request.headers.get('idempotency-key')?.trim() || undefined
  if (idempotencyKey !== undefined && idempotencyKey.length > MAX_KEY_CHARACTERS)
    return rejected(KEY_TOO_LONG)

  const type = target.bodyKind === 'text' ? 'text' : bodyTypeOf(request.headers.get('content-type'))
  if (type === undefined || (asPage && type === 'application/json'))
    return rejectedBody(target, asPage, UNSUPPORTED, {})
  if (contentLength(request) > maxBytesOf(type, target.limits))
    return rejectUnread(d.partialBodies, post, TOO_LARGE, target)

  return receiveBody(d.uploads, post, target, type, { client, idempotencyKey })
}

const NOT_LIMITED = { ok: true } as const

function slotKindOf({ headers }: BackendRequest): 'text' | 'upload' {
  return headers.get('content-type')?.toLowerCase().startsWith('multipart/') ? 'upload' : 'text'
}

/** 0 when no length is stated: then the body is counted as it arrives. */
function contentLength({ headers }: BackendRequest): number {
  return Number(headers.get('content-length') ?? 0)
}
