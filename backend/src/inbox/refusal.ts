/** Why something was not done: an expected outcome, not a bug. `message` is for the person. */
export interface Refusal {
  readonly refused: RefusalCode
  readonly message: string
  /** What else the person needs to know, e.g. what changed meanwhile. */
  readonly extra?: Readonly<Record<string, unknown>>
}

export type RefusalCode = 'invalid' | 'forbidden' | 'not-found' | 'changed' | 'not-possible' | 'capped'

/** A refusal; `message` is shown to staff, `extra` is sent with it. */
export function refuse(
  refused: RefusalCode,
  message: string,
  extra?: Readonly<Record<string, unknown>>,
): Refusal {
  return { refused, message, ...(extra && { extra }) }
}

/** Tells a refusal from the outcome of an operation. */
export function isRefusal<T>(outcome: T | Refusal): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome
}

export const FORBIDDEN = refuse('forbidden', 'Your role does not allow this for this form.')
