import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { invalidMessage, validate } from '@beam/forms/engine/validate.ts'
import { type General, isReference } from './form-state.ts'

export type Outcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | {
      readonly kind: 'invalid'
      /** Messages by field, in field order. */
      readonly fields: Readonly<Record<string, string>>
      readonly errors: readonly string[]
      readonly message: string
    }
  | {
      readonly kind: 'rejected'
      readonly general: General
      /** HTTP status. */ readonly status: number
    }
  | { readonly kind: 'unreachable'; readonly message: string }

export type Failure = Exclude<Outcome, { kind: 'sent' }>

export interface Submitting {
  /** `fetch` in a browser, the backend's function on the server. */
  readonly send: (request: Request) => Promise<Response>
  /** Origin of the endpoints; a browser's own when absent. */
  readonly base?: string
  readonly idempotencyKey?: string
  /** The reserved part of the body, see forms/engine/trap.ts. */
  readonly reserved?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

/** Long enough for files on a slow line, short enough that nobody waits for a server that is gone. */
const PATIENCE_MS = { json: 30_000, files: 300_000 }

/** Judges the answers and, when all is well, sends them to the form's endpoint. Never throws; the same in browser and server. */
export async function submitForm(
  form: FormDefinition,
  answers: Answers,
  submitting: Submitting,
): Promise<Outcome> {
  const fields = validate(form, answers)
  if (Object.keys(fields).length > 0) {
    return { kind: 'invalid', fields, errors: Object.values(fields), message: form.failure.invalid }
  }
  try {
    return await readOutcome(form, await submitting.send(requestFor(form, answers, submitting)))
  } catch {
    return { kind: 'unreachable', message: form.failure.unreachable }
  }
}

function requestFor(form: FormDefinition, answers: Answers, submitting: Submitting): Request {
  const { base = '', idempotencyKey, reserved = {}, headers } = submitting
  const files = Object.values(answers).some((answer) => answer instanceof File)
  return new Request(base + form.endpoint, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      ...(!files && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...headers,
    },
    body: files ? asFormData({ ...answers, ...reserved }) : asJson({ ...answers, ...reserved }),
    // The endpoints never redirect: whoever does is not ours, and must not be handed the answers.
    redirect: 'error',
    signal: AbortSignal.timeout(files ? PATIENCE_MS.files : PATIENCE_MS.json),
  })
}

function asJson(answers: Answers): string {
  return JSON.stringify(answers)
}

function asFormData(answers: Answers): FormData {
  const body = new FormData()
  for (const [name, answer] of Object.entries(answers)) {
    if (answer instanceof File) body.append(name, answer)
    else if (typeof answer !== 'object' && answer !== undefined) body.append(name, String(answer))
  }
  return body
}

/**
 * Only our own receipt counts as stored: 201, JSON, a reference. Any other 2xx comes from something in between, such as
 * a captive portal or a maintenance page, so nothing that it says is shown.
 */
async function readOutcome(form: FormDefinition, response: Response): Promise<Outcome> {
  const { status } = response
  const body = await readJsonObject(response)
  const reference = body['reference']
  if (status === 201 && isReference(reference)) return { kind: 'sent', reference }
  const fallback = form.failure.rejected.replace('{status}', String(status))
  return response.ok
    ? { kind: 'rejected', status, general: fallback }
    : readRefusal(form, status, body, fallback)
}

function readRefusal(
  form: FormDefinition,
  status: number,
  body: Readonly<Record<string, unknown>>,
  fallback: string,
): Failure {
  const fields = ownMessages(form, body['fields'])
  const errors = ownErrors(body['errors'])
  const message = text(body['message'])
  if (Object.keys(fields).length > 0) {
    return { kind: 'invalid', fields, errors, message: message || invalidMessage(form) }
  }
  return { kind: 'rejected', status, general: errors.length > 0 ? errors : message || fallback }
}

/** An empty object for everything but a JSON object that is declared as JSON. */
async function readJsonObject(response: Response): Promise<Readonly<Record<string, unknown>>> {
  if (!/^application\/json\s*(?:;|$)/iu.test(response.headers.get('content-type') ?? '')) return {}
  const body: unknown = await response.json().catch(() => null)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/** Messages for fields that this form has, in its own order. */
function ownMessages(form: FormDefinition, given: unknown): Record<string, string> {
  if (typeof given !== 'object' || given === null) return {}
  const messages = Object.keys(form.fields).map((name) => [name, text(Reflect.get(given, name))] as const)
  return Object.fromEntries(messages.filter(([, message]) => message !== ''))
}

/** A server's list of errors, each once. */
function ownErrors(given: unknown): readonly string[] {
  return Array.isArray(given) ? [...new Set(given.map(text))].filter((error) => error !== '') : []
}

/** Words of a server are shown as they are, within reason. */
function text(given: unknown): string {
  return typeof given === 'string' ? given.trim().slice(0, 500) : ''
}

/** What stands in the general place after a try that failed. */
export function generalOf(outcome: Failure): General {
  if (outcome.kind === 'rejected') return outcome.general
  if (outcome.kind === 'unreachable') return outcome.message
  const beside = Object.values(outcome.fields)
  const others = outcome.errors.filter((error) => !beside.includes(error))
  return others.length > 0 ? others : outcome.message
}
