import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { validate } from '@beam/forms/engine/validate.ts'
import { givenAnswers } from './given-answers.ts'

/** Which sections are done, in their order: something is answered there, and nothing is wrong or missing. */
export function doneSections(form: FormDefinition, answers: Answers): readonly boolean[] {
  const given = givenAnswers(form, answers)
  const errors = validate(form, answers)
  return form.sections.map(
    ({ fields }) =>
      fields.some((name) => Object.hasOwn(given, name)) &&
      !fields.some((name) => Object.hasOwn(errors, name)),
  )
}

/** Where to go on: the first section that is not done; the last when all are. */
export function nextSection(done: readonly boolean[]): number {
  const open = done.indexOf(false)
  return open < 0 ? done.length - 1 : open
}
