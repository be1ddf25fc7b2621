import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { ELAPSED_NAME, HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'
import { discardAnswers } from './discard-answers.ts'
import { endFormSession, formSession, type FormSession } from './form-session.ts'
import { createSubmissionKey } from './create-submission-key.ts'
import type { Outcome } from './outcome.ts'
import { saveReceipt } from './receipt.ts'
import { submitForm } from './submit-form.ts'

/**
 * Submits a form with what the browser's session adds: idempotency key, elapsed time, honeypot. Once the answers are
 * stored, saves the receipt and deletes the answers here, even if the form is not shown any more. Never throws.
 *
 * @param honeypot content of the control that people leave empty
 */
export async function submitInBrowser(
  form: FormDefinition,
  answers: Answers,
  honeypot: string,
): Promise<Outcome> {
  const session = formSession(form, Date.now())
  const outcome = await submitForm(form, answers, {
    send: (request) => fetch(request),
    idempotencyKey: createSubmissionKey(session, answers),
    reserved: reservedPart(session, honeypot),
  })
  if (outcome.kind === 'sent') {
    saveReceipt(form.name, outcome.reference)
    endFormSession(form)
    discardAnswers(form)
  }
  return outcome
}

function reservedPart({ since }: FormSession, honeypot: string): Record<string, string> {
  const elapsedMs = String(Math.max(0, Math.round(Date.now() - since)))
  return { [ELAPSED_NAME]: elapsedMs, ...(honeypot !== '' && { [HONEYPOT_NAME]: honeypot }) }
}
