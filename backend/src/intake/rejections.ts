import { TOO_LARGE_MESSAGE } from '../http/body.ts'
import { problemResponse, retryLaterResponse, type HttpResponse } from '../http/response.ts'
import type { IntakeOutcome, IntakeTarget, Rejection } from './intake-target.ts'

export const MAX_KEY_CHARACTERS = 255
const BUSY_SECONDS = 2
const UPLOADS_PASS_SECONDS = 60

export const CROSS_ORIGIN = problemResponse(403, 'This form can only be sent from our own pages.')
export const KEY_TOO_LONG = problemResponse(
  400,
  `An Idempotency-Key has at most ${MAX_KEY_CHARACTERS} characters.`,
)
export const TOO_LARGE = problemResponse(413, TOO_LARGE_MESSAGE)
export const TOO_BUSY = retryLaterResponse(
  503,
  'We are very busy right now. Please try again in a moment.',
  BUSY_SECONDS,
)
export const TOO_MANY_AT_ONCE = retryLaterResponse(
  429,
  'You are sending several forms at the same time. Please try again in a moment.',
  BUSY_SECONDS,
)
export const UNSUPPORTED: Rejection = {
  status: 415,
  message:
    'Send JSON (application/json), a form (application/x-www-form-urlencoded) or multipart/form-data, in UTF-8.',
}

/** 429 for a client beyond its rate limit. */
export function tooOften(retryAfterSeconds: number): HttpResponse {
  const message = 'You have sent this form too many times. Please wait a moment and try again.'
  return retryLaterResponse(429, message, retryAfterSeconds)
}

/** A response after which there is nothing to redisplay. */
export function rejected(response: HttpResponse): IntakeOutcome {
  return { response, rejectedForm: null }
}

/** Rejects a body; a page redisplays `input`, what was read of it. */
export function rejectedBody(
  target: IntakeTarget,
  asPage: boolean,
  rejection: Rejection,
  input: unknown,
): IntakeOutcome {
  const { status, message } = rejection
  const response =
    status === 503 ? retryLaterResponse(503, message, UPLOADS_PASS_SECONDS) : problemResponse(status, message)
  return { response, rejectedForm: asPage ? target.rejectedForm(input, rejection) : null }
}
