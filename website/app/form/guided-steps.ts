import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'

/** The step after the last section. */
export function reviewStep(form: FormDefinition): number {
  return form.sections.length
}

/** The section a field stands in; 0 when it stands in none. */
export function sectionOf(form: FormDefinition, field: string): number {
  return Math.max(
    0,
    form.sections.findIndex(({ fields }) => fields.includes(field)),
  )
}

/** The messages that belong to one section. */
export function errorsIn(
  form: FormDefinition,
  section: number,
  errors: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = form.sections[section]?.fields ?? []
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)))
}

/** The first section with something wrong in it; undefined when all is well. */
export function firstWrongSection(
  form: FormDefinition,
  errors: Readonly<Record<string, string>>,
): number | undefined {
  const wrong = form.sections.findIndex(({ fields }) => fields.some((name) => Object.hasOwn(errors, name)))
  return wrong < 0 ? undefined : wrong
}
