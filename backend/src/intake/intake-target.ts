import type { BodyLimits, WholeBody } from '../http/body.ts'
import type { HttpResponse } from '../http/response.ts'
import type { RejectedForm } from './rejected-form.ts'

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
  rejectedForm(input: unknown, rejection: Rejection): RejectedForm | null
}

export interface Received extends Pick<WholeBody, 'input' | 'files' | 'duplicateFileFields'> {
  readonly client: string
  readonly idempotencyKey: string | undefined
  readonly asPage: boolean
}

export interface IntakeOutcome {
  readonly response: HttpResponse
  /** What a page redisplays; null: the form is unknown, or there is nothing to redisplay. */
  readonly rejectedForm: RejectedForm | null
}

/** Why something posted was not accepted. */
export interface Rejection {
  readonly status: number
  readonly message: string
}
