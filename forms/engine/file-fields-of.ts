import type { FormDefinition } from './form-definition.ts'

/** Names of the fields that take a file, in the order the form shows them. */
export function fileFieldsOf(form: FormDefinition): string[] {
  return Object.keys(form.fields).filter((name) => form.fields[name]?.type === 'file')
}
