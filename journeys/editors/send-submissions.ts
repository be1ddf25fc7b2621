import { formNamed } from '../../forms/all-forms.ts'
import type { FormDefinition } from '../../forms/engine/define-form.ts'
import { filledAnswers } from '../../forms/testing/filled-answers.ts'

/** Sends a form without files as a visitor's browser would; resolves to its reference. */
export async function sendSubmission(
  site: string,
  formName: string,
  answers: Readonly<Record<string, string>>,
): Promise<string> {
  const form = formWithName(formName)
  return post(site + form.endpoint, JSON.stringify({ ...filledAnswers(form), ...answers }), {
    'content-type': 'application/json',
  })
}

/** The same for a form with files. */
export async function sendWithFiles(
  site: string,
  formName: string,
  answers: Readonly<Record<string, string | File>>,
): Promise<string> {
  const form = formWithName(formName)
  const body = new FormData()
  for (const [name, answer] of Object.entries({ ...filledAnswers(form), ...answers }))
    body.set(name, answer === true ? 'on' : (answer as string | File))
  return post(site + form.endpoint, body, {})
}

function formWithName(name: string): FormDefinition {
  const form = formNamed(name)
  if (!form) throw new Error(`There is no form ${name}`)
  return form
}

async function post(
  address: string,
  body: string | FormData,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    body,
    signal: AbortSignal.timeout(60_000),
  })
  const text = await response.text()
  if (response.status !== 201) throw new Error(`${address}: ${response.status} ${text}`)
  return (JSON.parse(text) as { reference: string }).reference
}
