import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { answerControl } from './form-element.ts'
import { givenAnswers } from './given-answers.ts'
import { readForm } from './read-form.ts'

/** Gives the form the answers that were kept, except where somebody has answered since. */
export function fillIn(form: FormDefinition, element: HTMLFormElement, answers: Answers) {
  const given = givenAnswers(form, readForm(form, element).answers)
  for (const [name, answer] of Object.entries(answers)) {
    if (!Object.hasOwn(given, name)) answerControl(element, name, answer)
  }
}
