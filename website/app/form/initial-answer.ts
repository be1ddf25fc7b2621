import type { Field } from '@beam/forms/engine/form-definition.ts'
import type { FormState } from './form-state.ts'

/** What a control shows before anybody touches it: what an earlier try held, else the field's own beginning. */
export function initialAnswer(state: FormState, name: string, field: Field): string | boolean {
  const kept = state.kind === 'again' ? state.answers[name] : undefined
  if (kept !== undefined) return kept
  if (field.type === 'checkbox') return false
  return 'initial' in field ? (field.initial ?? '') : ''
}
