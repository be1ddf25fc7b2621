import type { FormState, General } from './form-state.ts'
import { type Outcome, generalOf } from './submit-form.ts'

/** Where a form stands between the first look and the thank-you panel. */
export interface Progress {
  readonly phase: 'editing' | 'submitting' | 'sent'
  /** Messages by field, in field order. */
  readonly errors: Readonly<Record<string, string>>
  readonly general: General
  readonly reference: string
  /** Counts failed tries: each moves the focus. */
  readonly failures: number
}

export type Happening =
  | { readonly kind: 'edited'; readonly field: string }
  | { readonly kind: 'misanswered'; readonly field: string; readonly message: string }
  | { readonly kind: 'sending' }
  | Outcome

export function progressFrom(state: FormState): Progress {
  const start: Progress = { phase: 'editing', errors: {}, general: '', reference: '', failures: 0 }
  if (state.kind === 'sent') return { ...start, phase: 'sent', reference: state.reference }
  return state.kind === 'again' ? { ...start, errors: state.errors, general: state.general } : start
}

/** What follows from what happens. Editing a field clears its own message and the general ones (specification §4). */
export function advance(progress: Progress, happening: Happening): Progress {
  switch (happening.kind) {
    case 'edited':
      return afterEdit(progress, happening.field)
    case 'misanswered':
      return { ...progress, errors: { ...progress.errors, [happening.field]: happening.message } }
    case 'sending':
      return { ...progress, phase: 'submitting', errors: {}, general: '' }
    case 'sent':
      return { ...progress, phase: 'sent', reference: happening.reference, errors: {}, general: '' }
    default:
      return {
        ...progress,
        phase: 'editing',
        errors: happening.kind === 'invalid' ? happening.fields : {},
        general: generalOf(happening),
        failures: progress.failures + 1,
      }
  }
}

/** The same object when there is nothing to clear, so that typing draws nothing anew. */
function afterEdit(progress: Progress, field: string): Progress {
  if (progress.general.length === 0 && !Object.hasOwn(progress.errors, field)) return progress
  const others = Object.entries(progress.errors).filter(([name]) => name !== field)
  return { ...progress, errors: Object.fromEntries(others), general: '' }
}
