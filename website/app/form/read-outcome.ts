import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { invalidMessage } from '@beam/forms/engine/validate.ts'
import { isReference } from './form-state.ts'
import type { Failure, Outcome } from './outcome.ts'

/**
 * Reads the response of a form's endpoint. Stored means 201, JSON and a reference. Any other 2xx comes from something
 * in between, such as a captive portal or a maintenance page: it is a failure, and nothing of its text is shown.
 */
export async function readOutcome(form: FormDefinition, response: Response): Promise<Outcome> {
  const { status } = response
  const body = await readJsonObject(response)
  const reference = body['reference']
  if (status === 201 && isReference(reference)) return { kind: 'sent', reference }
  const fallback = form.failure.rejected.replace('{status}', String(status))
  return response.ok
    ? { kind: 'rejected', status, formError: fallback }
    : readFailure(form, status, body, fallback)
}

function readFailure(
  form: FormDefinition,
  status: number,
  body: Readonly<Record<string, unknown>>,
  fallback: string,
): Failure {
  const fields = fieldMessages(form, body['fields'])
  const errors = errorList(body['errors'])
  const message = text(body['message'])
  if (Object.keys(fields).length > 0) {
    return { kind: 'invalid', fields, errors, message: message || invalidMessage(form) }
  }
  return { kind: 'rejected', status, formError: errors.length > 0 ? errors : message || fallback }
}

/** An empty object for everything but a JSON object that is declared as JSON. */
async function readJsonObject(response: Response): Promise<Readonly<Record<string, unknown>>> {
  if (!/^application\/json\s*(?:;|$)/iu.test(response.headers.get('content-type') ?? '')) return {}
  const body: unknown = await response.json().catch(() => null)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/** Messages for fields of this form, in its field order; unknown fields are dropped. */
function fieldMessages(form: FormDefinition, given: unknown): Record<string, string> {
  if (typeof given !== 'object' || given === null) return {}
  const messages = Object.keys(form.fields).map((name) => [name, text(Reflect.get(given, name))] as const)
  return Object.fromEntries(messages.filter(([, message]) => message !== ''))
}

/** The server's list of errors without duplicates. */
function errorList(given: unknown): readonly string[] {
  return Array.isArray(given) ? [...new Set(given.map(text))].filter((error) => error !== '') : []
}

/** Shown as it is, up to 500 characters. */
function text(given: unknown): string {
  return typeof given === 'string' ? given.trim().slice(0, 500) : ''
}
