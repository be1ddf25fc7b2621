import { advise } from '@beam/forms/engine/advise.ts'
import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { readAnswers } from '@beam/forms/engine/read-answers.ts'
import { ELAPSED_NAME, TRAP_NAME } from '@beam/forms/engine/trap.ts'
import { type FormState, sentAddress } from './form-state.ts'
import { type Failure, formErrorOf } from './outcome.ts'
import { submitForm } from './submit-form.ts'

export type FormPostAnswer =
  | { readonly kind: 'sent'; /** Where to redirect with 303. */ readonly location: string }
  | {
      readonly kind: 'again'
      readonly status: number
      /** When it is worth another try. */
      readonly headers: Readonly<Record<string, string>>
      readonly state: FormState
    }

/** These tell the backend who sends and from where, as if the browser had called it. */
const PASSED_ON = ['x-client-address', 'origin', 'sec-fetch-site', 'idempotency-key']

/**
 * Takes the post of a page without JavaScript the way every submission goes: through submitForm to the backend. The
 * answer is a redirect to the thank-you panel, or what the page shows again, with everything typed but files. Never throws.
 */
export async function handleFormPost(
  request: Request,
  form: FormDefinition,
  backend: (request: Request) => Promise<Response>,
): Promise<FormPostAnswer> {
  const body = await request.formData().catch(() => null)
  const read = body ? readAnswers(form, body) : null
  if (!body || !read?.ok) return unreadable(form, isForm(request) ? 400 : 415)
  let headers: Readonly<Record<string, string>> = {}
  const outcome = await submitForm(form, read.answers, {
    send: async (sent) => {
      const response = await backend(sent)
      headers = retryAfter(response)
      return response
    },
    base: new URL(request.url).origin,
    reserved: reservedPart(body),
    headers: passedOn(request),
  })
  if (outcome.kind === 'sent') return { kind: 'sent', location: sentAddress(form, outcome.reference) }
  return { kind: 'again', status: statusOf(outcome), headers, state: stateAfter(form, read.answers, outcome) }
}

/** Whether it says of itself that it is a form, as browsers send them. */
function isForm(request: Request): boolean {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  return type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data'
}

function retryAfter({ headers }: Response): Record<string, string> {
  const wait = headers.get('retry-after')
  return wait === null ? {} : { 'retry-after': wait }
}

function unreadable(form: FormDefinition, status: 400 | 415): FormPostAnswer {
  const general = form.failure.rejected.replace('{status}', String(status))
  const state: FormState = { kind: 'again', answers: {}, errors: {}, general, remarks: {}, filesLost: false }
  return { kind: 'again', status, headers: {}, state }
}

function reservedPart(body: FormData): Record<string, string> {
  const given = [TRAP_NAME, ELAPSED_NAME].map((name) => [name, body.get(name)] as const)
  return Object.fromEntries(
    given.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  )
}

function passedOn(request: Request): Record<string, string> {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = request.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

function statusOf(outcome: Failure): number {
  if (outcome.kind === 'rejected') return outcome.status
  return outcome.kind === 'invalid' ? 422 : 503
}

function stateAfter(form: FormDefinition, answers: Answers, outcome: Failure): FormState {
  return {
    kind: 'again',
    answers: Object.fromEntries(
      Object.entries(answers).filter((entry): entry is [string, string | boolean] => isKept(entry[1])),
    ),
    errors: outcome.kind === 'invalid' ? outcome.fields : {},
    general: formErrorOf(outcome),
    remarks: advise(form, answers),
    filesLost: Object.values(answers).some((answer) => typeof answer === 'object'),
  }
}

function isKept(answer: unknown): boolean {
  return typeof answer === 'string' || typeof answer === 'boolean'
}
