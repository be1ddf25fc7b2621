import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { validate } from '@beam/forms/engine/validate.ts'
import type { Outcome } from './outcome.ts'
import { readOutcome } from './read-outcome.ts'

export interface SubmitOptions {
  /** Sends the request: `fetch` in a browser. */
  readonly send: (request: Request) => Promise<Response>
  /** Origin of the endpoints; the page's own when absent. */
  readonly base?: string
  readonly idempotencyKey?: string
  /** The reserved part of the body, see forms/engine/honeypot.ts. */
  readonly reserved?: Readonly<Record<string, string>>
}

/** Long enough for files on a slow connection, short enough not to wait for a dead server. */
const TIMEOUT_MS = { json: 30_000, files: 300_000 }

/** Validates the answers and, if they are valid, posts them to the form's endpoint. Never throws. */
export async function submitForm(
  form: FormDefinition,
  answers: Answers,
  options: SubmitOptions,
): Promise<Outcome> {
  const fields = validate(form, answers)
  if (Object.keys(fields).length > 0) {
    return { kind: 'invalid', fields, errors: Object.values(fields), message: form.failure.invalid }
  }
  try {
    return await readOutcome(form, await options.send(requestFor(form, answers, options)))
  } catch {
    return { kind: 'unreachable', message: form.failure.unreachable }
  }
}

function requestFor(form: FormDefinition, answers: Answers, options: SubmitOptions): Request {
  const { base = '', idempotencyKey, reserved = {} } = options
  const hasFiles = Object.values(answers).some((answer) => answer instanceof File)
  const body = { ...answers, ...reserved }
  return new Request(base + form.endpoint, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      ...(!hasFiles && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: hasFiles ? toFormData(body) : JSON.stringify(body),
    // The endpoints never redirect: another server must not receive the answers.
    redirect: 'error',
    signal: AbortSignal.timeout(hasFiles ? TIMEOUT_MS.files : TIMEOUT_MS.json),
  })
}

function toFormData(answers: Answers): FormData {
  const body = new FormData()
  for (const [name, answer] of Object.entries(answers)) {
    if (answer instanceof File) body.append(name, answer)
    else if (typeof answer !== 'object' && answer !== undefined) body.append(name, String(answer))
  }
  return body
}
