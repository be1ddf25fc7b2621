import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { FRESH } from './form-state.ts'
import { initialAnswer } from './initial-answer.ts'

/** The answers that the visitor changed: those that differ from their fields' initial values. */
export function changedAnswers(form: FormDefinition, answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([name, answer]) => {
      const field = form.fields[name]
      return field && answer !== undefined && answer !== initialAnswer(FRESH, name, field)
    }),
  )
}
