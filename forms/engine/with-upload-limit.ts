import type { Field, FormDefinition } from './form-definition.ts'

/**
 * The form with files of up to so many megabytes: how much may be sent is for whoever runs the site to say, and both
 * sides must say the same. Asked again, it gives the very same form again.
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
