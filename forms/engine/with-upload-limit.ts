import type { Field, FormDefinition } from './form-definition.ts'

/**
 * The form with an upload limit in megabytes: the operator sets it, and browser and server must agree. The same
 * arguments return the same object.
 */
export function withUploadLimit(form: FormDefinition, megabytes: number): FormDefinition {
  if (isLimited(form, megabytes)) return form
  const made = limitedForms.get(form)
  if (made && isLimited(made, megabytes)) return made
  const fields = Object.entries(form.fields).map(([name, field]) => [name, limited(field, megabytes)])
  const limitedForm = { ...form, fields: Object.fromEntries(fields) as FormDefinition['fields'] }
  limitedForms.set(form, limitedForm)
  return limitedForm
}

const limitedForms = new WeakMap<FormDefinition, FormDefinition>()

function isLimited(form: FormDefinition, megabytes: number): boolean {
  return Object.values(form.fields).every(
    (field) => field.type !== 'file' || field.maxMegabytes === megabytes,
  )
}

function limited(field: Field, megabytes: number): Field {
  return field.type === 'file' ? { ...field, maxMegabytes: megabytes } : field
}
