import type { Field } from '@beam/forms/engine/form-definition.ts'
import type { FormState } from './form-state.ts'

/** The value that a control is rendered with: from a submission without JavaScript, else the field's initial value. */
export function initialAnswer(state: FormState, name: string, field: Field): string | boolean {
  const submitted = state.kind === 'rejected' ? state.answers[name] : undefined
  if (submitted !== undefined) return submitted
  if (field.type === 'checkbox') return false
  return 'initial' in field ? (field.initial ?? '') : ''
}
