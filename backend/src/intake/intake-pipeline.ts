import type { HttpResponse } from '../http/response.ts'
import type { ErrorResponder } from '../http/error-responder.ts'
import type { BackendRequest } from '../http/backend-request.ts'
import { bodyTypeOf, type BodyType } from '../http/body-type.ts'
import { isAllowedOrigin } from '../http/is-allowed-origin.ts'
import { maxBytesOf, readBody } from '../http/read-body.ts'
import { pathOf } from '../http/router.ts'
import type { ClientQuotas } from '../rate-limits/client-quotas.ts'
import type { IntakeOutcome, IntakeTarget, Received } from './intake-target.ts'
import type { PartialBodies } from './partial-bodies.ts'
import {
  CROSS_ORIGIN,
  KEY_TOO_LONG,
  MAX_KEY_CHARACTERS,
  rejected,
  rejectedBody,
  rejectedUnread,
  TOO_BUSY,
  TOO_LARGE,
  TOO_MANY_AT_ONCE,
  tooOften,
  UNSUPPORTED,
} from './rejections.ts'
import type { Slots } from './slots.ts'
import type { UploadBudget } from './upload-budget.ts'

/** One POST, to any path. */
interface Post {
  readonly request: BackendRequest
  /** Sent by a browser without JavaScript: the response is a page. */
  readonly asPage: boolean
  /** Finds the target of the path, once there is a slot; a response when there is none. */
  readonly findTarget: () => Promise<IntakeTarget | HttpResponse>
}

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

type Intake = (post: Post) => Promise<IntakeOutcome>

/**
 * The one way in for everything that is posted: JSON, forms, uploads, of stated length or in chunks, with JavaScript
 * and without. Checked in this order, before the first byte of the body is read: origin, overload and slot, form
 * target, rate limit, length of the idempotency key, content type, stated length. Then the body is read and passed on.
 */
export function createIntake(d: IntakeDependencies): Intake {
  return async function processPost(post) {
    const { request } = post
    const clientAddress = request.headers.get('x-client-address') ?? 'unknown'
    try {
      if (!isAllowedOrigin(request, d.allowedOrigins)) return rejected(CROSS_ORIGIN)
      return await reserveSlot(post, clientAddress)
    } catch (error) {
      return rejected(d.respondToError(error, post.asPage ? 'page' : pathOf(request.url)))
    }
  }

  async function reserveSlot(post: Post, clientAddress: string): Promise<IntakeOutcome> {
    if (d.isOverloaded()) {
      d.onShed()
      return rejected(TOO_BUSY)
    }
    const slot = d.slots.reserve(slotKindOf(post.request), clientAddress)
    if (!slot.ok) {
      d.onShed()
      return rejectUnread(post, clientAddress, slot.exhausted === 'address' ? TOO_MANY_AT_ONCE : TOO_BUSY)
    }
    try {
      return await processWithSlot(post, clientAddress)
    } finally {
      slot.release()
    }
  }

  async function processWithSlot(post: Post, clientAddress: string): Promise<IntakeOutcome> {
    const { request, asPage } = post
    const target = await post.findTarget()
    if (isResponse(target)) return rejected(target)

    const client = d.clientQuotas.clientOf(clientAddress)
    const decision =
      target.endpoint === null ? NOT_LIMITED : await d.clientQuotas.consume(client, target.endpoint)
    if (!decision.ok) return rejectUnread(post, clientAddress, tooOften(decision.retryAfterSeconds), target)

    const idempotencyKey = request.headers.get('idempotency-key')?.trim() || undefined
    if (idempotencyKey !== undefined && idempotencyKey.length > MAX_KEY_CHARACTERS)
      return rejected(KEY_TOO_LONG)

    const type = target.bodyKind === 'text' ? 'text' : bodyTypeOf(request.headers.get('content-type'))
    if (type === undefined || (asPage && type === 'application/json'))
      return rejectedBody(target, asPage, UNSUPPORTED, {})
    if (contentLength(request) > maxBytesOf(type, target.limits))
      return rejectUnread(post, clientAddress, TOO_LARGE, target)

    return readAndReceive(post, target, type, { clientAddress, client, idempotencyKey })
  }

  async function readAndReceive(
    post: Post,
    target: IntakeTarget,
    type: BodyType | 'text',
    sender: Pick<Received, 'client' | 'idempotencyKey'> & { readonly clientAddress: string },
  ): Promise<IntakeOutcome> {
    const memoryReservation = d.uploads.open(sender.clientAddress)
    try {
      const body = await readBody(post.request, type, { ...target.limits, memoryReservation })
      if (body.kind === 'rejected') return rejectedBody(target, post.asPage, body, body.input ?? {})
      const { client, idempotencyKey } = sender
      return await target.receive({ ...body, client, idempotencyKey, asPage: post.asPage })
    } finally {
      memoryReservation.release()
    }
  }

  /** Rejects before the body is read. A page redisplays what fits of it, unless this client was rejected too often. */
  async function rejectUnread(
    post: Post,
    clientAddress: string,
    response: HttpResponse,
    known?: IntakeTarget,
  ): Promise<IntakeOutcome> {
    const input = post.asPage ? await d.partialBodies.read(post.request, clientAddress) : undefined
    if (input === undefined) return rejected(response)
    const target = known ?? (await post.findTarget())
    if (isResponse(target)) return rejected(response)
    return rejectedUnread(target, response, input)
  }
}

const NOT_LIMITED = { ok: true } as const

function isResponse(found: IntakeTarget | HttpResponse): found is HttpResponse {
  return 'status' in found
}

function slotKindOf({ headers }: BackendRequest): 'text' | 'upload' {
  return headers.get('content-type')?.toLowerCase().startsWith('multipart/') ? 'upload' : 'text'
}

/** 0 when no length is stated: then the body is counted as it arrives. */
function contentLength({ headers }: BackendRequest): number {
  return Number(headers.get('content-length') ?? 0)
}
