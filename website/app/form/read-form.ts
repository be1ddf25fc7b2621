import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { readAnswers } from '@beam/forms/engine/read-answers.ts'
import { HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'

/** The answers in a form on the page, and the content of its honeypot. Throws when the page holds another form. */
export function readForm(
  form: FormDefinition,
  element: HTMLFormElement,
): { answers: Answers; honeypot: string } {
  const body = new FormData(element)
  const read = readAnswers(form, body)
  if (!read.ok) throw new Error(`The page holds another form than ${form.name}: ${read.reason}`)
  return { answers: read.answers, honeypot: String(body.get(HONEYPOT_NAME) ?? '') }
}
