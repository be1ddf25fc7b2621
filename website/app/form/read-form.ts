import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { readAnswers } from '@beam/forms/engine/read-answers.ts'
import { TRAP_NAME } from '@beam/forms/engine/trap.ts'

/** The answers that stand in a form on the page, and what stands in its trap. */
export function readForm(form: FormDefinition, element: HTMLFormElement): { answers: Answers; trap: string } {
  const body = new FormData(element)
  const read = readAnswers(form, body)
  if (!read.ok) throw new Error(`The page holds another form than ${form.name}: ${read.reason}`)
  return { answers: read.answers, trap: String(body.get(TRAP_NAME) ?? '') }
}
