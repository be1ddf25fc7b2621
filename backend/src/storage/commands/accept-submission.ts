import type { Insertable, Kysely } from 'kysely'
import type { DeliveryKind, SubmissionStatus, Tables } from '../tables.ts'
import type { StorageDialect } from '../dialect.ts'
import type { Child, SubmissionRows } from './submission-rows.ts'
import { releaseSubmission, type StoredFile } from './submissions.ts'

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
  /** Keyed hashes of the e-mail addresses among the answers, none twice. */
  readonly addresses: readonly string[]
  /** JSON, sensitive answers encrypted. */
  readonly answers: string
  readonly dueOn: string | null
  readonly files: readonly StoredFile[]
  readonly deliveries: readonly { readonly id: string; readonly kind: DeliveryKind }[]
  /** How a second attempt is recognized as the same one. */
  readonly idempotency: IdempotencyRecord
}

export interface IdempotencyRecord {
  readonly keyHash: string
  readonly bodyHash: string
  readonly expiresAt: number
}

export type Acceptance =
  | { readonly kind: 'stored'; readonly id: string; readonly reference: string }
  | { readonly kind: 'replayed'; readonly id: string; readonly reference: string }
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
    return stored ? storedAcceptance(submission) : replayedAcceptance(db, submission)
  }
}

/**
 * A key whose time is over may be used anew. So may one that was first used after this one's time will be over: the
 * clock was set back since, and no client should get an old receipt until it has caught up. (A retry over
 * such a step is stored twice, never lost.)
 */
const REUSE_EXPIRED_KEY = `on conflict (key_hash) do update set body_hash = excluded.body_hash,
  submission_id = excluded.submission_id, claimed_at = excluded.claimed_at, expires_at = excluded.expires_at
  where intake_keys.expires_at <= excluded.claimed_at or intake_keys.claimed_at > excluded.expires_at`

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

function idempotencyRowOf({ idempotency, id, receivedAt }: NewSubmission): Insertable<Tables['intake_keys']> {
  return {
    key_hash: idempotency.keyHash,
    body_hash: idempotency.bodyHash,
    submission_id: id,
    claimed_at: receivedAt,
    expires_at: idempotency.expiresAt,
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

/**
 * The result of an earlier attempt with this key. If that one was quarantined and this one need not be, the
 * earlier one is released: its sender would otherwise have a receipt for a submission that staff are never notified of.
 */
export async function replayedAcceptance(
  db: Kysely<Tables>,
  { idempotency, status, receivedAt }: NewSubmission,
): Promise<Acceptance> {
  const first = await db
    .selectFrom('intake_keys')
    .innerJoin('submissions', 'submissions.id', 'intake_keys.submission_id')
    .select(['submissions.id', 'submissions.reference', 'submissions.status', 'intake_keys.body_hash'])
    .where('intake_keys.key_hash', '=', idempotency.keyHash)
    .executeTakeFirst()
  if (!first || first.body_hash !== idempotency.bodyHash) return { kind: 'other-body' }
  if (first.status === 'quarantined' && status === 'new')
    await releaseSubmission(db, { id: first.id, now: receivedAt })
  return { kind: 'replayed', id: first.id, reference: first.reference }
}
