import type { Kysely } from 'kysely'
import type { DeliveryKind, SubmissionStatus, Tables } from '../tables.ts'
import { insertRows } from './insert-rows.ts'

/** A judged submission with everything that must be stored beside it, or not at all. */
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
  /** JSON, sensitive answers sealed. */
  readonly answers: string
  readonly dueOn: string | null
  readonly files: readonly NewFile[]
  readonly deliveries: readonly { readonly id: string; readonly kind: DeliveryKind }[]
  /** What makes a second attempt recognisable as the same one. */
  readonly claim: Claim
}

export interface NewFile {
  readonly field: string
  readonly name: string
  readonly type: string
  readonly sha256: string
  readonly content: Uint8Array
}

export interface Claim {
  readonly keyHash: string
  readonly bodyHash: string
  readonly expiresAt: number
}

export type Acceptance =
  | { readonly kind: 'stored'; readonly id: string; readonly reference: string }
  | { readonly kind: 'replayed'; readonly id: string; readonly reference: string }
  /** The key was used before, for other answers. */
  | { readonly kind: 'other-body' }

/** Stores a submission once: claims its key first, so that of two equal attempts only one can pass. */
export async function acceptSubmission(db: Kysely<Tables>, submission: NewSubmission): Promise<Acceptance> {
  if (!(await claimKey(db, submission))) return whatTheKeyStandsFor(db, submission)
  const seq = await insertSubmission(db, submission)
  await insertAddresses(db, seq, submission.addresses)
  await insertFiles(db, seq, submission.files)
  await insertDeliveries(db, seq, submission)
  return { kind: 'stored', id: submission.id, reference: submission.reference }
}

/** A second claimant waits here for the first one's commit (PostgreSQL) or comes after it (SQLite). */
async function claimKey(db: Kysely<Tables>, { claim, id, receivedAt }: NewSubmission): Promise<boolean> {
  const row = {
    key_hash: claim.keyHash,
    body_hash: claim.bodyHash,
    submission_id: id,
    claimed_at: receivedAt,
    expires_at: claim.expiresAt,
  }
  const takeOver = `on conflict (key_hash) do update set body_hash = excluded.body_hash,
    submission_id = excluded.submission_id, claimed_at = excluded.claimed_at, expires_at = excluded.expires_at
    where intake_keys.expires_at <= excluded.claimed_at returning key_hash`
  const { rows } = await insertRows(db, 'intake_keys', [row], takeOver)
  return rows.length === 1
}

async function whatTheKeyStandsFor(db: Kysely<Tables>, { claim }: NewSubmission): Promise<Acceptance> {
  const first = await db
    .selectFrom('intake_keys')
    .innerJoin('submissions', 'submissions.id', 'intake_keys.submission_id')
    .select(['submissions.id', 'submissions.reference', 'intake_keys.body_hash'])
    .where('intake_keys.key_hash', '=', claim.keyHash)
    .executeTakeFirst()
  if (!first || first.body_hash !== claim.bodyHash) return { kind: 'other-body' }
  return { kind: 'replayed', id: first.id, reference: first.reference }
}

async function insertSubmission(db: Kysely<Tables>, submission: NewSubmission): Promise<number> {
  const row = {
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
  const { rows } = await insertRows<'submissions', { seq: number }>(db, 'submissions', [row], 'returning seq')
  return rows[0]!.seq
}

async function insertAddresses(db: Kysely<Tables>, seq: number, addresses: readonly string[]): Promise<void> {
  await insertRows(
    db,
    'addresses',
    addresses.map((hash) => ({ hash, submission_seq: seq })),
  )
}

async function insertFiles(db: Kysely<Tables>, seq: number, files: readonly NewFile[]): Promise<void> {
  await insertRows(
    db,
    'files',
    files.map((file) => ({
      submission_seq: seq,
      field: file.field,
      name: file.name,
      type: file.type,
      size: file.content.byteLength,
      sha256: file.sha256,
      content: file.content,
    })),
  )
}

async function insertDeliveries(db: Kysely<Tables>, seq: number, submission: NewSubmission): Promise<void> {
  await insertRows(
    db,
    'outbox',
    submission.deliveries.map(({ id, kind }) => ({
      id,
      submission_seq: seq,
      kind,
      state: submission.status === 'quarantined' ? ('held' as const) : ('waiting' as const),
      attempts: 0,
      created_at: submission.receivedAt,
      next_at: submission.receivedAt,
      failure: null,
    })),
  )
}
