import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'

/** Style sheets in this folder that only some forms need, and which; every form needs the others. */
const NEEDED_BY: Readonly<Record<string, (form: FormDefinition) => boolean>> = {
  'guided-form.css': ({ guided }) => guided,
  'file-control.css': ({ fields }) => Object.values(fields).some(({ type }) => type === 'file'),
  'choices.css': ({ fields }) =>
    Object.values(fields).some(({ type }) => type === 'radios' || type === 'checkbox'),
}

/** Whether one of these forms needs a style sheet of this folder. */
export function needsSheet(forms: readonly FormDefinition[], sheet: string): boolean {
  const isNeededBy = NEEDED_BY[sheet] ?? (() => true)
  return forms.some((form) => isNeededBy(form))
}
