import type { FormError } from './form-state.ts'

/** How a submission ended. */
export type Outcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | {
      readonly kind: 'invalid'
      /** Messages by field, in field order. */
      readonly fields: Readonly<Record<string, string>>
      readonly errors: readonly string[]
      readonly message: string
    }
  | {
      readonly kind: 'rejected'
      readonly formError: FormError
      /** HTTP status. */ readonly status: number
    }
  | { readonly kind: 'unreachable'; readonly message: string }

export type Failure = Exclude<Outcome, { kind: 'sent' }>

/** The error of the form as a whole after a submission failed; '' for none. */
export function formErrorOf(outcome: Failure): FormError {
  if (outcome.kind === 'rejected') return outcome.formError
  if (outcome.kind === 'unreachable') return outcome.message
  const shownBesideFields = Object.values(outcome.fields)
  const others = outcome.errors.filter((error) => !shownBesideFields.includes(error))
  return others.length > 0 ? others : outcome.message
}
