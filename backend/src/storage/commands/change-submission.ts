import { sql, type Kysely, type Updateable } from 'kysely'
import type { DeliveryState, SubmissionStatus, Tables } from '../tables.ts'
import { appendAudit, hasAuditEntry, type AuditEntry } from './audit-log.ts'
import { asStored, type StaffMember, type StoredSubmission } from './submissions.ts'

/** A change by staff. It is made when the submission is still at `version`, and in one of the statuses `from`. */
export interface SubmissionChange {
  readonly id: string
  readonly version: number
  readonly from: readonly SubmissionStatus[]
  readonly status?: SubmissionStatus | undefined
  readonly assignee?: StaffMember | null | undefined
  /** Staff replied at this time; only the first reply is stored. */
  readonly answeredAt?: number | undefined
  readonly now: number
  /** Stored with the change, or not at all. */
  readonly audit: readonly AuditEntry[]
}

/**
 * `retried`: the same call has made the change before, and lost its answer with the connection. Its audit entries
 * tell: their ids belong to this one call.
 */
export type SubmissionChanged =
  | { readonly kind: 'changed'; readonly submission: StoredSubmission; readonly retried: boolean }
  /** Somebody else was first: it has another version, or its status does not permit it. */
  | { readonly kind: 'conflict'; readonly submission: StoredSubmission }
  | { readonly kind: 'gone' }

/** Changes a submission if it still has the stated version and one of the statuses, and audits that. */
export async function changeSubmission(
  db: Kysely<Tables>,
  change: SubmissionChange,
): Promise<SubmissionChanged> {
  const { id, version, from, status, now } = change
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set(columnsOf(change))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', 'in', from)
    .executeTakeFirst()
  const row = await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return { kind: 'gone' }
  const submission = asStored(row)
  if (numUpdatedRows === 0n)
    return (await isStored(db, change.audit))
      ? { kind: 'changed', submission, retried: true }
      : { kind: 'conflict', submission }
  if (status === 'quarantined') await moveDeliveries(db, row.seq, 'waiting', 'held', now)
  else if (status !== undefined && from.includes('quarantined'))
    await moveDeliveries(db, row.seq, 'held', 'waiting', now)
  for (const entry of change.audit) await appendAudit(db, entry)
  return { kind: 'changed', submission, retried: false }
}

async function isStored(db: Kysely<Tables>, [entry]: readonly AuditEntry[]): Promise<boolean> {
  return entry !== undefined && (await hasAuditEntry(db, entry))
}

function columnsOf({ status, assignee, answeredAt }: SubmissionChange): Updateable<Tables['submissions']> {
  return {
    version: sql`version + 1` as never,
    ...(status !== undefined && { status }),
    ...(assignee !== undefined && {
      assignee_id: assignee?.id ?? null,
      assignee_name: assignee?.name ?? null,
    }),
    ...(answeredAt !== undefined && { answered_at: sql`coalesce(answered_at, ${answeredAt})` as never }),
  }
}

/** The deliveries of a quarantined submission are on hold until it is released. */
async function moveDeliveries(
  db: Kysely<Tables>,
  submissionSeq: number,
  from: DeliveryState,
  to: DeliveryState,
  now: number,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: to, next_at: now, created_at: now })
    .where('submission_seq', '=', submissionSeq)
    .where('state', '=', from)
    .where('kind', '<>', 'reply-mail')
    .execute()
}
