import type { Answers, FormDefinition } from '@beam/forms/engine/define-form.ts'
import type { UploadedFile } from '../http/body.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import type { NewSubmission } from '../storage/commands/accept-submission.ts'
import type { StoredFile } from '../storage/commands/submissions.ts'
import type { DeliveryKind } from '../storage/tables.ts'
import { emailHash } from './email-hash.ts'
import { deletionDay } from './deletion-day.ts'
import { duplicateFingerprint } from './duplicate-fingerprint.ts'
import { newId } from './new-id.ts'
import { newReference } from './new-reference.ts'
import type { QuarantineReason } from './quarantine-reasons.ts'
import { encryptAnswers } from './encrypted-answers.ts'
import { encryptFile } from './stored-files.ts'

/** A submission that passed validation and may be stored. */
export interface ValidatedSubmission {
  readonly form: FormDefinition
  readonly formVersion: string
  readonly answers: Answers
  readonly files: Readonly<Record<string, UploadedFile>>
  readonly reasons: readonly QuarantineReason[]
  readonly client: string
  readonly idempotencyKey: string | undefined
  readonly receivedAt: number
  readonly deliveries: readonly DeliveryKind[]
}

/**
 * Everything storage needs, with a new id and reference: answers and files encrypted, the person found by hash only.
 */
export async function newSubmission(keys: DataKeys, validated: ValidatedSubmission): Promise<NewSubmission> {
  const { form, answers, receivedAt, reasons } = validated
  const id = newId(receivedAt)
  const files = await newFiles(keys, id, answers, validated.files)
  return {
    id,
    reference: newReference(receivedAt),
    form: form.name,
    formVersion: validated.formVersion,
    receivedAt,
    status: reasons.length > 0 ? 'quarantined' : 'new',
    reasons,
    client: validated.client,
    addresses: emailHashes(keys, form, answers),
    answers: encryptAnswers(keys, form, id, answers),
    dueOn: deletionDay(form.retention, receivedAt),
    files,
    deliveries: validated.deliveries.map((kind) => ({ id: newId(receivedAt), kind })),
    idempotency: duplicateFingerprint(keys, validated, files),
  }
}

/** Only files that are an answer of the form; the rest was dropped with the unknown fields. */
function newFiles(
  keys: DataKeys,
  submissionId: string,
  answers: Answers,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<StoredFile[]> {
  const answered = Object.entries(files).filter(([field]) => typeof answers[field] === 'object')
  return Promise.all(answered.map(([field, file]) => encryptFile(keys, submissionId, field, file)))
}

function emailHashes(keys: DataKeys, form: FormDefinition, answers: Answers): string[] {
  const addresses = Object.entries(answers)
    .filter(([name]) => form.fields[name]?.type === 'email')
    .map(([, answer]) => (typeof answer === 'string' ? emailHash(keys, answer) : ''))
  return [...new Set(addresses)].filter((hash) => hash !== '')
}
