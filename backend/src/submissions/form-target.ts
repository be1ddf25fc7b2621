import type { Answers, FormDefinition } from '@beam/forms/engine/define-form.ts'
import { fileFieldsOf } from '@beam/forms/engine/file-fields-of.ts'
import { readAnswers } from '@beam/forms/engine/read-answers.ts'
import { readHoneypot } from '@beam/forms/engine/honeypot.ts'
import { invalidMessage, validate } from '@beam/forms/engine/validate.ts'
import { jsonResponse, problemResponse, type HttpResponse, type ProblemBody } from '../http/response.ts'
import type { ErrorResponder } from '../http/error-responder.ts'
import type { ClientQuotas } from '../rate-limits/client-quotas.ts'
import type { IntakeOutcome, IntakeTarget, Received } from '../intake/intake-target.ts'
import type { ReceiptLinks } from '../intake/receipt-links.ts'
import { rejectedForm, type RejectedForm } from '../intake/rejected-form.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import type { Acceptance } from '../storage/commands/accept-submission.ts'
import type { Storage } from '../storage/storage.ts'
import type { DeliveryKind } from '../storage/tables.ts'
import { fileAnswers, fileErrors, isChosen } from './file-errors.ts'
import type { FormVersions } from './form-versions.ts'
import { quarantineReasons } from './quarantine-reasons.ts'
import { storeSubmission } from './store-submission.ts'

interface ReceiverDependencies {
  readonly storage: Storage
  readonly keys: DataKeys
  readonly clientQuotas: ClientQuotas
  readonly receiptLinks: ReceiptLinks
  readonly versions: FormVersions
  readonly maxFileBytes: number
  /** Which deliveries each submission gets. */
  readonly deliveries: readonly DeliveryKind[]
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Called after each submission that was stored, not for a duplicate. */
  readonly onStored: (form: FormDefinition) => void
  readonly respondToError: ErrorResponder
}

const MAX_TEXT_BYTES = 128 * 1024

/**
 * Receives one form's submissions: validated, stored, then answered as `GET /openapi.json` describes; a page without
 * JavaScript is redirected to its thank-you panel, or redisplays what was typed.
 */
export function createFormTarget(form: FormDefinition, d: ReceiverDependencies): IntakeTarget {
  return {
    endpoint: form.endpoint,
    bodyKind: 'form',
    limits: {
      maxTextBytes: MAX_TEXT_BYTES,
      maxFileBytes: d.maxFileBytes,
      fileFields: new Set(fileFieldsOf(form)),
    },
    receive: (received) => receive(form, d, received),
    rejectedForm: (input, { status, message }) =>
      rejectedForm(form, input, UNREADABLE.has(status) ? rejectionMessage(form, status) : message),
  }
}

/** Errors in the request itself, which a visitor would not understand. */
const UNREADABLE: ReadonlySet<number> = new Set([400, 415])

function rejectionMessage({ failure }: FormDefinition, status: number): string {
  return failure.rejected.replace('{status}', String(status))
}

async function receive(
  form: FormDefinition,
  d: ReceiverDependencies,
  received: Received,
): Promise<IntakeOutcome> {
  const { input, files, asPage } = received
  const read = readAnswers(form, input, fileAnswers(files))
  if (!read.ok) return onPage(problemResponse(400, read.reason), rejectionMessage(form, 400))
  const fieldErrors = {
    ...validate(form, read.answers),
    ...(await fileErrors(form, read.answers, received)),
  }
  if (Object.keys(fieldErrors).length > 0) {
    const problem = validationProblem(form, fieldErrors)
    return onPage(jsonResponse(422, problem), form.failure.invalid, problem.fields)
  }
  const acceptance = await tryToStore(form, read.answers, received, d)
  if ('status' in acceptance) return onPage(acceptance, messageOf(acceptance))
  if (acceptance.kind === 'other-body') return onPage(problemResponse(422, KEY_USED), KEY_USED)
  if (acceptance.kind === 'stored') d.onStored(form)
  const { id, reference } = acceptance
  const accepted = asPage
    ? redirectToThankYou(form, d.receiptLinks.create(form.page, reference))
    : jsonResponse(201, { id, reference, message: form.success.join(' ') })
  return { response: accepted, rejectedForm: null }

  function onPage(
    response: HttpResponse,
    message: string,
    errors?: Readonly<Record<string, string>>,
  ): IntakeOutcome {
    return { response, rejectedForm: asPage ? redisplay(message, errors) : null }
  }

  function redisplay(message: string, errors?: Readonly<Record<string, string>>): RejectedForm {
    return { ...rejectedForm(form, input, message, errors), filesLost: Object.values(files).some(isChosen) }
  }
}

/** The response to an internal error, so that a page redisplays what was typed. */
async function tryToStore(
  form: FormDefinition,
  answers: Answers,
  { input, files, client, idempotencyKey }: Received,
  d: ReceiverDependencies,
): Promise<Acceptance | HttpResponse> {
  try {
    const exceedsSoftLimit = !(await d.clientQuotas.consumeSoftLimit(client, form.endpoint))
    return await storeSubmission(d, {
      form,
      formVersion: await d.versions.versionOf(form),
      answers,
      files,
      reasons: quarantineReasons(readHoneypot(input), exceedsSoftLimit),
      client,
      idempotencyKey,
      receivedAt: d.now(),
      deliveries: d.deliveries,
    })
  } catch (error) {
    return d.respondToError(error, form.endpoint)
  }
}

const KEY_USED = 'This was sent before with other answers. Please reload the page and send it again.'

/** Redirects a browser without JavaScript to the page with its thank-you panel. */
function redirectToThankYou(form: FormDefinition, receipt: string): HttpResponse {
  const location = `${form.page}?sent=${encodeURIComponent(receipt)}`
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: null }
}

function messageOf({ body }: HttpResponse): string {
  return (JSON.parse(body ?? '{}') as ProblemBody).message
}

/** In the order in which the form shows its fields. */
function validationProblem(form: FormDefinition, fieldErrors: Readonly<Record<string, string>>): ProblemBody {
  const names = Object.keys(form.fields).filter((name) => Object.hasOwn(fieldErrors, name))
  const fields = Object.fromEntries(names.map((name) => [name, fieldErrors[name]!]))
  return { message: invalidMessage(form), errors: Object.values(fields), fields }
}
