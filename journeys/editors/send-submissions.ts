import { formNamed } from '../../forms/all-forms.ts'
import { filledAnswers } from '../../forms/testing/filled-answers.ts'

/** Sends a form without files as a visitor's browser would; resolves to its reference. */
export async function sendSubmission(
  site: string,
  formName: string,
  answers: Readonly<Record<string, string>>,
): Promise<string> {
  const form = formNamed(formName)
  if (!form) throw new Error(`There is no form ${formName}`)
  const response = await fetch(site + form.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ ...filledAnswers(form), ...answers }),
    signal: AbortSignal.timeout(60_000),
  })
  const text = await response.text()
  if (response.status !== 201) throw new Error(`${formName}: ${response.status} ${text}`)
  return (JSON.parse(text) as { reference: string }).reference
}
