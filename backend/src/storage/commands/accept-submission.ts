import type { Insertable, Kysely } from 'kysely'
import type { DeliveryKind, SubmissionStatus, Tables } from '../tables.ts'
import type { StorageDialect } from '../dialect.ts'
import {
  idempotencyRowOf,
  detectDuplicate,
  REUSE_EXPIRED_KEY,
  type IdempotencyRecord,
} from './detect-duplicate.ts'
import type { Child, SubmissionRows } from './submission-rows.ts'
import type { StoredFile } from './submissions.ts'

/** A validated submission with everything that is stored with it in one transaction. */
export interface NewSubmission {
  readonly id: string
  readonly reference: string
  readonly form: string
  readonly formVersion: string
  readonly receivedAt: number
  readonly status: SubmissionStatus
  readonly reasons: readonly string[]
  readonly client: string
  /** Keyed hashes of the email addresses among the answers, none twice. */
  readonly addresses: readonly string[]
  /** JSON, sensitive answers encrypted. */
  readonly answers: string
  readonly dueOn: string | null
  readonly files: readonly StoredFile[]
  readonly deliveries: readonly { readonly id: string; readonly kind: DeliveryKind }[]
  /** How a second attempt is recognized as the same one. */
  readonly idempotency: IdempotencyRecord
}

export type Acceptance =
  | { readonly kind: 'stored'; readonly id: string; readonly reference: string }
  | { readonly kind: 'duplicate'; readonly id: string; readonly reference: string }
  /** The key was used before, for other answers. */
  | { readonly kind: 'other-body' }

/**
 * Stores a submission once. Its idempotency key is inserted first, so that of two equal attempts only one succeeds: the
 * second waits for the first to commit (PostgreSQL) or runs after it (SQLite). Begins no transaction: in SQLite,
 * sqlite/run-batch.ts begins and commits one for each batch; in PostgreSQL, each insert is a single statement
 * (postgres/insert-*.ts).
 */
export function createAcceptSubmission({
  insertSubmissionRows,
}: Pick<StorageDialect, 'insertSubmissionRows'>) {
  return async function acceptSubmission(db: Kysely<Tables>, submission: NewSubmission): Promise<Acceptance> {
    const stored = await insertSubmissionRows(db, rowsOf(submission))
    return stored ? storedAcceptance(submission) : detectDuplicate(db, submission)
  }
}

/** The rows to insert for a submission. */
export function rowsOf(submission: NewSubmission): SubmissionRows {
  return {
    onConflict: REUSE_EXPIRED_KEY,
    idempotencyKey: idempotencyRowOf(submission),
    submission: submissionRowOf(submission),
    children: {
      addresses: submission.addresses.map((hash) => ({ hash })),
      files: submission.files.map(fileRowOf),
      outbox: deliveryRowsOf(submission),
    },
  }
}

function submissionRowOf(submission: NewSubmission): Insertable<Tables['submissions']> {
  return {
    id: submission.id,
    reference: submission.reference,
    form: submission.form,
    form_version: submission.formVersion,
    received_at: submission.receivedAt,
    status: submission.status,
    reasons: JSON.stringify(submission.reasons),
    client: submission.client,
    answers: submission.answers,
    due_on: submission.dueOn,
  }
}

function fileRowOf({ keyId, ...file }: StoredFile): Child<'files'> {
  return { ...file, key_id: keyId }
}

function deliveryRowsOf({ status, receivedAt, deliveries }: NewSubmission): Child<'outbox'>[] {
  return deliveries.map(({ id, kind }) => ({
    id,
    kind,
    state: status === 'quarantined' ? 'held' : 'waiting',
    attempts: 0,
    created_at: receivedAt,
    next_at: receivedAt,
    failure: null,
  }))
}

/** The result for a submission that is stored now. */
export function storedAcceptance({ id, reference }: NewSubmission): Acceptance {
  return { kind: 'stored', id, reference }
}
