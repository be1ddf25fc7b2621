/** Why something was not done: an expected outcome, not a bug. `message` is for the person. */
export interface RejectedOperation {
  readonly rejected: RejectionCode
  readonly message: string
  /** What else the person needs to know, e.g. what changed meanwhile. */
  readonly extra?: Readonly<Record<string, unknown>>
}

export type RejectionCode = 'invalid' | 'forbidden' | 'not-found' | 'changed' | 'not-possible' | 'capped'

/** A rejection; `message` is shown to staff, `extra` is sent with it. */
export function reject(
  rejected: RejectionCode,
  message: string,
  extra?: Readonly<Record<string, unknown>>,
): RejectedOperation {
  return { rejected, message, ...(extra && { extra }) }
}

/** Tells a rejection from the outcome of an operation. */
export function isRejected<T>(outcome: T | RejectedOperation): outcome is RejectedOperation {
  return typeof outcome === 'object' && outcome !== null && 'rejected' in outcome
}

export const FORBIDDEN = reject('forbidden', 'Your role does not allow this for this form.')
