import type { FormState, FormError } from './form-state.ts'
import { formErrorOf, type Outcome } from './outcome.ts'

/** The state of a form in the browser, from the first look to the thank-you panel. */
interface Progress {
  readonly phase: 'editing' | 'submitting' | 'sent'
  /** Messages by field, in field order. */
  readonly errors: Readonly<Record<string, string>>
  /** What concerns the form as a whole; '' for nothing. */
  readonly formError: FormError
  readonly reference: string
  /** Counts failed submissions: each moves the focus. */
  readonly failures: number
}

type FormAction =
  | { readonly kind: 'edited'; readonly field: string }
  | { readonly kind: 'fieldRejected'; readonly field: string; readonly message: string }
  | { readonly kind: 'sending' }
  | Outcome

/** Where a form starts: empty, shown again with its errors, or sent. */
export function initialProgress(state: FormState): Progress {
  const start: Progress = { phase: 'editing', errors: {}, formError: '', reference: '', failures: 0 }
  if (state.kind === 'sent') return { ...start, phase: 'sent', reference: state.reference }
  return state.kind === 'rejected' ? { ...start, errors: state.errors, formError: state.formError } : start
}

/** The reducer of a form's progress. Editing a field clears its own message and the form's error (specification §4). */
export function reduceProgress(progress: Progress, action: FormAction): Progress {
  switch (action.kind) {
    case 'edited':
      return afterEdit(progress, action.field)
    case 'fieldRejected':
      return { ...progress, errors: { ...progress.errors, [action.field]: action.message } }
    case 'sending':
      return { ...progress, phase: 'submitting', errors: {}, formError: '' }
    case 'sent':
      return { ...progress, phase: 'sent', reference: action.reference, errors: {}, formError: '' }
    default:
      return {
        ...progress,
        phase: 'editing',
        errors: action.kind === 'invalid' ? action.fields : {},
        formError: formErrorOf(action),
        failures: progress.failures + 1,
      }
  }
}

/** Returns the same object when there is nothing to clear, so that typing renders nothing. */
function afterEdit(progress: Progress, field: string): Progress {
  if (progress.formError.length === 0 && !Object.hasOwn(progress.errors, field)) return progress
  const others = Object.entries(progress.errors).filter(([name]) => name !== field)
  return { ...progress, errors: Object.fromEntries(others), formError: '' }
}
