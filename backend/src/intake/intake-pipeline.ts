import { problemResponse, retryLaterResponse, type HttpResponse } from '../http/response.ts'
import type { ErrorResponder } from '../http/error-response.ts'
import type { BackendRequest } from '../http/backend-request.ts'
import type { BodyLimits, WholeBody } from '../http/body.ts'
import { bodyTypeOf, type BodyType } from '../http/content-type.ts'
import { isAllowedOrigin } from '../http/guard-origin.ts'
import { maxBytesOf, readBody } from '../http/read-body.ts'
import { pathOf } from '../http/router.ts'
import type { ClientRateLimit } from '../rate-limits/client-rate-limit.ts'
import type { PartialBodies } from './partial-bodies.ts'
import type { Resubmission } from './resubmission.ts'
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

/** Something that can be posted to. */
export interface IntakeTarget {
  /** What requests of a client are counted by; null: they are not counted. */
  readonly endpoint: string | null
  /** 'text': the body is passed on as a text of any type, so that its signature can be verified. */
  readonly bodyKind: 'form' | 'text'
  readonly limits: BodyLimits
  /** Validates and stores what passed every check. */
  receive(received: Received): Promise<IntakeOutcome>
  /** What a page redisplays after a rejection; null: it is no form. `input`: what was read of the body. */
  resubmission(input: unknown, rejection: Rejection): Resubmission | null
}

export interface Received extends Pick<WholeBody, 'input' | 'files' | 'duplicateFileFields'> {
  readonly client: string
  readonly idempotencyKey: string | undefined
  readonly asPage: boolean
}

export interface IntakeOutcome {
  readonly response: HttpResponse
  /** What a page redisplays; null: the form is unknown, or there is nothing to redisplay. */
  readonly resubmission: Resubmission | null
}

interface Rejection {
  readonly status: number
  readonly message: string
}

interface IntakeDependencies {
  readonly allowedOrigins: ReadonlySet<string>
  /** Whether the process is overloaded: it responds too late to accept more. */
  readonly isOverloaded: () => boolean
  /** Called for each request that was rejected because there was no free slot. */
  readonly onShed: () => void
  readonly slots: Slots
  readonly rateLimit: ClientRateLimit
  readonly uploads: UploadBudget
  readonly partialBodies: PartialBodies
  readonly respondToError: ErrorResponder
}

export type Intake = (post: Post) => Promise<IntakeOutcome>

/**
 * The one way in for everything that is posted: JSON, forms, uploads, of stated length or in chunks, with JavaScript
 * and without. Checked in this order, before the first byte of the body is read: origin, overload and slot, form target,
 * rate limit, length of the idempotency key, content type, stated length. Then the body is read and passed on.
 */
export function createIntake(d: IntakeDependencies): Intake {
  return async function processPost(post) {
    const { request } = post
    const address = request.headers.get('x-client-address') ?? 'unknown'
    try {
      if (!isAllowedOrigin(request, d.allowedOrigins)) return rejected(problemResponse(403, CROSS_ORIGIN))
      const slot = d.isOverloaded() ? OVERLOADED : d.slots.reserve(slotKindOf(request), address)
      if (!slot.ok) return await rejectWithoutSlot(post, address, slot.full)
      try {
        return await processWithSlot(post, address)
      } finally {
        slot.release()
      }
    } catch (error) {
      return rejected(d.respondToError(error, post.asPage ? 'page' : pathOf(request.url)))
    }
  }

  async function rejectWithoutSlot(post: Post, address: string, full: 'client' | 'site' | 'process') {
    d.onShed()
    if (full === 'process') return rejected(TOO_BUSY)
    return rejectUnread(post, address, full === 'client' ? TOO_MANY_AT_ONCE : TOO_BUSY)
  }

  async function processWithSlot(post: Post, address: string): Promise<IntakeOutcome> {
    const { request, asPage } = post
    const target = await post.findTarget()
    if (isResponse(target)) return rejected(target)

    const client = d.rateLimit.clientOf(address)
    const decision =
      target.endpoint === null ? NOT_LIMITED : await d.rateLimit.consume(client, target.endpoint)
    if (!decision.ok)
      return rejectUnread(
        post,
        address,
        retryLaterResponse(429, TOO_OFTEN, decision.retryAfterSeconds),
        target,
      )

    const idempotencyKey = request.headers.get('idempotency-key')?.trim() || undefined
    if (idempotencyKey !== undefined && idempotencyKey.length > MAX_KEY_LENGTH)
      return rejected(problemResponse(400, KEY_TOO_LONG))

    const type = target.bodyKind === 'text' ? 'text' : bodyTypeOf(request.headers.get('content-type'))
    if (type === undefined || (asPage && type === 'application/json'))
      return rejectedBy(target, post, { status: 415, message: UNSUPPORTED }, {})
    if (contentLength(request) > maxBytesOf(type, target.limits))
      return rejectUnread(post, address, problemResponse(413, TOO_LARGE), target)

    return readAndReceive(post, target, type, { address, client, idempotencyKey })
  }

  async function readAndReceive(
    post: Post,
    target: IntakeTarget,
    type: BodyType | 'text',
    sender: Pick<Received, 'client' | 'idempotencyKey'> & { readonly address: string },
  ): Promise<IntakeOutcome> {
    const memoryReservation = d.uploads.open(sender.address)
    try {
      const body = await readBody(post.request, type, { ...target.limits, memoryReservation })
      if (body.kind === 'rejected') return rejectedBy(target, post, body, body.input ?? {})
      const { client, idempotencyKey } = sender
      return await target.receive({ ...body, client, idempotencyKey, asPage: post.asPage })
    } finally {
      memoryReservation.close()
    }
  }

  /** Rejects before the body is read. A page redisplays what fits of it, unless this client was rejected too often. */
  async function rejectUnread(
    post: Post,
    address: string,
    response: HttpResponse,
    known?: IntakeTarget,
  ): Promise<IntakeOutcome> {
    const input = post.asPage ? await d.partialBodies.read(post.request, address) : undefined
    if (input === undefined) return rejected(response)
    const target = known ?? (await post.findTarget())
    if (isResponse(target)) return rejected(response)
    return {
      response,
      resubmission: target.resubmission(input, { status: response.status, message: messageOf(response) }),
    }
  }
}

/** Rejects a body; a page redisplays what was read of it. */
function rejectedBy(target: IntakeTarget, post: Post, rejection: Rejection, input: unknown): IntakeOutcome {
  const { status, message } = rejection
  const response =
    status === 503
      ? retryLaterResponse(503, message, SECONDS_UNTIL_UPLOADS_PASS)
      : problemResponse(status, message)
  return { response, resubmission: post.asPage ? target.resubmission(input, rejection) : null }
}

const OVERLOADED = { ok: false, full: 'process' } as const
const NOT_LIMITED = { ok: true } as const

function rejected(response: HttpResponse): IntakeOutcome {
  return { response, resubmission: null }
}

function isResponse(found: IntakeTarget | HttpResponse): found is HttpResponse {
  return 'status' in found
}

function messageOf({ body }: HttpResponse): string {
  return (JSON.parse(body ?? '{}') as { message?: string }).message ?? ''
}

function slotKindOf({ headers }: BackendRequest): 'text' | 'upload' {
  return headers.get('content-type')?.toLowerCase().startsWith('multipart/') ? 'upload' : 'text'
}

/** 0 when no length is stated: then the body is counted as it arrives. */
function contentLength({ headers }: BackendRequest): number {
  return Number(headers.get('content-length') ?? 0)
}

const MAX_KEY_LENGTH = 255
const SECONDS_UNTIL_UPLOADS_PASS = 60
const BUSY_SECONDS = 2
const CROSS_ORIGIN = 'This must be sent from our own pages.'
const TOO_OFTEN = 'You have sent this form very often. Please wait a little, then try again.'
const TOO_LARGE = 'This is more than the form takes.'
const KEY_TOO_LONG = `An Idempotency-Key has at most ${MAX_KEY_LENGTH} characters.`
const TOO_BUSY = retryLaterResponse(
  503,
  'We are very busy just now. Please try again in a moment.',
  BUSY_SECONDS,
)
const TOO_MANY_AT_ONCE = retryLaterResponse(
  429,
  'You are sending several forms at the same time. Please try again in a moment.',
  BUSY_SECONDS,
)
const UNSUPPORTED =
  'Send JSON (application/json), a form (application/x-www-form-urlencoded) or multipart/form-data, in UTF-8.'
