import { sql, type Kysely, type Selectable } from 'kysely'
import type { SubmissionStatus, Tables } from '../tables.ts'
import { appendAudit, type AuditEntry } from './audit-log.ts'

export interface StoredSubmission {
  readonly seq: number
  readonly id: string
  readonly reference: string
  readonly form: string
  readonly formVersion: string
  readonly receivedAt: number
  readonly status: SubmissionStatus
  readonly reasons: readonly string[]
  /** JSON, sensitive answers encrypted. */
  readonly answers: string
  readonly dueOn: string | null
  /** Counts the changes that staff made. */
  readonly version: number
  readonly assignee: StaffMember | null
  /** When staff first replied. */
  readonly answeredAt: number | null
}

/** A member of staff, as the content service or the command line named them. */
export interface StaffMember {
  readonly id: string
  readonly name: string
}

/** A submission by its id or its reference; undefined when there is none. */
export async function readSubmission(
  db: Kysely<Tables>,
  idOrReference: string,
): Promise<StoredSubmission | undefined> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where((either) => either.or([either('id', '=', idOrReference), either('reference', '=', idOrReference)]))
    .executeTakeFirst()
  return row && asStored(row)
}

/** A row as the program knows it. */
export function asStored(row: Selectable<Tables['submissions']>): StoredSubmission {
  return {
    seq: row.seq,
    id: row.id,
    reference: row.reference,
    form: row.form,
    formVersion: row.form_version,
    receivedAt: row.received_at,
    status: row.status,
    reasons: JSON.parse(row.reasons) as string[],
    answers: row.answers,
    dueOn: row.due_on,
    version: row.version,
    assignee:
      row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? row.assignee_id },
    answeredAt: row.answered_at,
  }
}

export interface StoredFile {
  readonly field: string
  readonly name: string
  readonly type: string
  /** Of the file as it was sent, in bytes. */
  readonly size: number
  readonly sha256: string
  /** The key that `content` is encrypted with; null: it is not. */
  readonly keyId: string | null
  readonly content: Uint8Array
}

/** The files of a submission, as they are stored, in the order of arrival. */
export function readFiles(db: Kysely<Tables>, { id }: { readonly id: string }): Promise<StoredFile[]> {
  return db
    .selectFrom('files')
    .innerJoin('submissions', 'submissions.seq', 'files.submission_seq')
    .select(['files.field', 'files.name', 'files.type', 'files.size', 'files.sha256'])
    .select(['files.key_id as keyId', 'files.content'])
    .where('submissions.id', '=', id)
    .orderBy('files.seq')
    .execute()
}

/**
 * Releases a quarantined submission: it becomes new, and its deliveries, which were on hold, are sent now. They are
 * updated first, so that they are made even if the second statement is not reached outside a transaction.
 */
export async function releaseSubmission(
  db: Kysely<Tables>,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<boolean> {
  const quarantined = db
    .selectFrom('submissions')
    .select('seq')
    .where('id', '=', id)
    .where('status', '=', 'quarantined')
  await db
    .updateTable('outbox')
    .set({ state: 'waiting', next_at: now, created_at: now })
    .where('submission_seq', '=', quarantined)
    .where('state', '=', 'held')
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({ status: 'new', version: sql`version + 1` })
    .where('id', '=', id)
    .where('status', '=', 'quarantined')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Sets the first day on which the submission must be gone. */
export async function setDueDay(
  db: Kysely<Tables>,
  { id, dueOn, audit }: { readonly id: string; readonly dueOn: string; readonly audit: AuditEntry },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({ due_on: dueOn })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) await appendAudit(db, audit)
  return numUpdatedRows === 1n
}
