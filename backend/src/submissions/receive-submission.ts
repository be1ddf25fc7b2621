import type { Answers, FileAnswer, FormDefinition } from '@beam/forms/engine/define-form.ts'
import { fileFieldsOf } from '@beam/forms/engine/file-fields.ts'
import { readAnswers } from '@beam/forms/engine/read-answers.ts'
import { readTrap } from '@beam/forms/engine/trap.ts'
import { invalidMessage, validate } from '@beam/forms/engine/validate.ts'
import { answer, refuse, refuseForNow, type Answer, type Refusal } from '../http/answer.ts'
import type { UploadedFile } from '../http/body.ts'
import type { ByteBudget } from '../http/byte-budget.ts'
import type { ClientTurns } from '../http/client-turns.ts'
import { readBody } from '../http/read-body.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import type { Acceptance } from '../storage/commands/accept-submission.ts'
import { UniqueValueTaken, type Storage } from '../storage/storage.ts'
import type { DeliveryKind } from '../storage/tables.ts'
import type { FormVersions } from './form-versions.ts'
import { newSubmission, type Judged } from './new-submission.ts'
import { isOnlyPdf } from './pdf-verdict.ts'
import { quarantineReasons } from './quarantine.ts'
import type { BackendRequest } from '../http/backend-request.ts'

export interface ReceiverDependencies {
  readonly storage: Storage
  readonly keys: DataKeys
  readonly turns: ClientTurns
  readonly versions: FormVersions
  readonly budget: ByteBudget
  readonly maxFileBytes: number
  /** Who is told of each submission. */
  readonly deliveries: readonly DeliveryKind[]
  readonly now: () => number
  /** Called after each submission that was stored, not for one that was answered again. */
  readonly onStored: (form: FormDefinition) => void
}

const MAX_TEXT_BYTES = 128 * 1024
const MAX_KEY_LENGTH = 255

/**
 * Takes one form's submissions: read, judged, stored, then answered as `GET /openapi.json` says.
 * Throws StorageUnavailable when nothing could be stored; whatever a client sends is answered, never thrown.
 */
export function createReceiver(form: FormDefinition, dependencies: ReceiverDependencies) {
  const { maxFileBytes } = dependencies
  const limits = { maxTextBytes: MAX_TEXT_BYTES, maxFileBytes, fileFields: new Set(fileFieldsOf(form)) }
  return async function receive(request: BackendRequest): Promise<Answer> {
    const turn = await dependencies.turns.take(request, form.endpoint)
    if (!turn.ok) return refuseForNow(429, TOO_MANY, turn.retryAfterSeconds)
    const idempotencyKey = request.headers.get('idempotency-key')?.trim() || undefined
    if (idempotencyKey !== undefined && idempotencyKey.length > MAX_KEY_LENGTH)
      return refuse(400, KEY_TOO_LONG)
    const room = dependencies.budget.open()
    try {
      const body = await readBody(request, { ...limits, room })
      if (body.kind === 'refused') return refusedBody(body)
      return await receiveBody(form, dependencies, { ...body, client: turn.client, idempotencyKey })
    } finally {
      room.close()
    }
  }
}

interface Received {
  readonly input: unknown
  readonly files: Readonly<Record<string, UploadedFile>>
  readonly client: string
  readonly idempotencyKey: string | undefined
}

async function receiveBody(
  form: FormDefinition,
  dependencies: ReceiverDependencies,
  { input, files, client, idempotencyKey }: Received,
): Promise<Answer> {
  const read = readAnswers(form, input, fileAnswers(files))
  if (!read.ok) return refuse(400, read.reason)
  const broken = { ...validate(form, read.answers), ...brokenFiles(form, read.answers, files) }
  if (Object.keys(broken).length > 0) return answer(422, brokenRules(form, broken))
  const isOneOfMany = !(await dependencies.turns.takeQuiet(client, form.endpoint))
  const acceptance = await store(dependencies, {
    form,
    formVersion: await dependencies.versions.versionOf(form),
    answers: read.answers,
    files,
    reasons: quarantineReasons(readTrap(input), isOneOfMany),
    client,
    idempotencyKey,
    receivedAt: dependencies.now(),
    deliveries: dependencies.deliveries,
  })
  if (acceptance.kind === 'stored') dependencies.onStored(form)
  return accepted(form, acceptance)
}

const TOO_MANY = 'You have sent this form very often. Please wait a little, then try again.'
const KEY_TOO_LONG = `An Idempotency-Key has at most ${MAX_KEY_LENGTH} characters.`
const KEY_USED = 'This was sent before with other answers. Please reload the page and send it again.'
const SECONDS_UNTIL_UPLOADS_PASS = 60

function refusedBody({ status, message }: { readonly status: number; readonly message: string }): Answer {
  return status === 503 ? refuseForNow(503, message, SECONDS_UNTIL_UPLOADS_PASS) : refuse(status, message)
}

/** What a form may know of a file. */
function fileAnswers(files: Readonly<Record<string, UploadedFile>>): Record<string, FileAnswer> {
  const answers = Object.entries(files).map(([field, { name, type, size }]) => [field, { name, type, size }])
  return Object.fromEntries(answers) as Record<string, FileAnswer>
}

/** A file's own rules know its name and size; what is in it only the server sees. */
function brokenFiles(
  form: FormDefinition,
  answers: Answers,
  files: Readonly<Record<string, UploadedFile>>,
): Record<string, string> {
  const broken: Record<string, string> = {}
  for (const [name, field] of Object.entries(form.fields)) {
    const content = files[name]?.content
    if (field.type !== 'file' || content === undefined || answers[name] === undefined) continue
    if (!isOnlyPdf(content))
      broken[name] = field.rules.find((rule) => rule.name === 'pdfFile')?.message ?? NOT_A_PDF
  }
  return broken
}

const NOT_A_PDF = 'This file is not a PDF.'

/** In the order in which the form shows its fields. */
function brokenRules(form: FormDefinition, broken: Readonly<Record<string, string>>): Refusal {
  const names = Object.keys(form.fields).filter((name) => Object.hasOwn(broken, name))
  const fields = Object.fromEntries(names.map((name) => [name, broken[name]!]))
  return { message: invalidMessage(form), errors: Object.values(fields), fields }
}

/** Another process may have given the same reference: then a new one is made. */
async function store({ storage, keys }: ReceiverDependencies, judged: Judged): Promise<Acceptance> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await storage.acceptSubmission(await newSubmission(keys, judged))
    } catch (error) {
      if (!(error instanceof UniqueValueTaken) || attempt === MOST_REFERENCES) throw error
    }
  }
}

const MOST_REFERENCES = 5

function accepted(form: FormDefinition, acceptance: Acceptance): Answer {
  if (acceptance.kind === 'other-body') return refuse(422, KEY_USED)
  const { id, reference } = acceptance
  return answer(201, { id, reference, message: form.success.join(' ') })
}
