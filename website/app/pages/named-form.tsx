import { formNamed } from '@beam/forms/all-forms.ts'
import { Form } from '../form/form.tsx'
import type { FormState } from '../form/form-state.ts'

export interface NamedFormProps {
  /** As content calls it; nothing is drawn for a name that no form has. */
  readonly name: string
  readonly state: FormState
}

export function NamedForm({ name, state }: NamedFormProps) {
  const form = formNamed(name)
  return form ? <Form form={form} state={state} /> : null
}
