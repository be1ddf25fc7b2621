import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { validate } from '@beam/forms/engine/validate.ts'
import { changedAnswers } from './changed-answers.ts'

/** For each section, whether it is complete: it has an answer, and all its fields are valid. */
export function completedSections(form: FormDefinition, answers: Answers): readonly boolean[] {
  const given = changedAnswers(form, answers)
  const errors = validate(form, answers)
  return form.sections.map(
    ({ fields }) =>
      fields.some((name) => Object.hasOwn(given, name)) &&
      !fields.some((name) => Object.hasOwn(errors, name)),
  )
}

/** Index of the first section that is not complete; of the last when all are. */
export function firstIncompleteSection(completed: readonly boolean[]): number {
  const index = completed.indexOf(false)
  return index < 0 ? completed.length - 1 : index
}
