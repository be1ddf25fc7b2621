import type { Field, FormDefinition, FormSection } from './form-definition.ts'

export type * from './form-definition.ts'

/** A form as its file defines it: each field in its section, and nowhere else. */
export interface FormDraft extends Omit<FormDefinition, 'sections' | 'fields'> {
  readonly sections: readonly SectionDraft[]
}

interface SectionDraft extends Omit<FormSection, 'fields'> {
  readonly fields: Readonly<Record<string, Field>>
}

/**
 * Derives both views of a form: sections with the names of their fields, and all fields by name. Throws on duplicate
 * names.
 */
export function defineForm(draft: FormDraft): FormDefinition {
  const fields = draft.sections.flatMap((section) => Object.entries(section.fields))
  assertUniqueNames(
    draft.name,
    fields.map(([name]) => name),
  )
  return Object.freeze({
    ...draft,
    sections: draft.sections.map((section) => ({ ...section, fields: Object.keys(section.fields) })),
    fields: Object.freeze(Object.fromEntries(fields)),
  })
}

function assertUniqueNames(form: string, names: readonly string[]) {
  const double = names.find((name, index) => names.indexOf(name) !== index)
  if (double !== undefined) throw new Error(`The form ${form} has two fields named ${double}.`)
}
