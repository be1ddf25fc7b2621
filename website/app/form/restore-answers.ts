import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { changedAnswers } from './changed-answers.ts'
import { readForm } from './read-form.ts'
import { setControlValue } from './set-control-value.ts'

/** Puts stored answers into the form's controls, except those that the visitor has answered since. */
export function restoreAnswers(form: FormDefinition, element: HTMLFormElement, answers: Answers) {
  const given = changedAnswers(form, readForm(form, element).answers)
  for (const [name, answer] of Object.entries(answers)) {
    if (!Object.hasOwn(given, name)) setControlValue(element, name, answer)
  }
}
