import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import type { Acceptance, NewSubmission } from './accept-submission.ts'
import { releaseSubmission } from './submissions.ts'

/** By which a duplicate is recognized: submissions/duplicate-fingerprint.ts. */
export interface IdempotencyRecord {
  readonly keyHash: string
  readonly bodyHash: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/**
 * Detects that a submission whose key is taken was sent before: with the same body, the result of the earlier attempt
 * is returned again. If that one was quarantined and this one need not be, the earlier one is released: its sender
 * would otherwise have a receipt for a submission that staff are never notified of.
 */
export async function detectDuplicate(
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
  return { kind: 'duplicate', id: first.id, reference: first.reference }
}

/**
 * An expired key may be used again. So may one that was first used after this one expires: the clock was set back
 * since, and no client should get an old receipt until it has caught up. (A retry over such a step is stored twice,
 * never lost.)
 */
export const REUSE_EXPIRED_KEY = `on conflict (key_hash) do update set body_hash = excluded.body_hash,
  submission_id = excluded.submission_id, claimed_at = excluded.claimed_at, expires_at = excluded.expires_at
  where intake_keys.expires_at <= excluded.claimed_at or intake_keys.claimed_at > excluded.expires_at`

/** The row that reserves the idempotency key for a new submission. */
export function idempotencyRowOf({
  idempotency,
  id,
  receivedAt,
}: NewSubmission): Insertable<Tables['intake_keys']> {
  return {
    key_hash: idempotency.keyHash,
    body_hash: idempotency.bodyHash,
    submission_id: id,
    claimed_at: receivedAt,
    expires_at: idempotency.expiresAt,
  }
}
