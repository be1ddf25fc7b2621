import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

interface Deleted {
  readonly submissions: number
  readonly files: number
  readonly deliveries: number
  readonly notes: number
  readonly replies: number
  /** So that mail files of theirs can be removed too. */
  readonly references: readonly string[]
}

interface SubmissionKeys {
  readonly seq: number
  readonly id: string
  readonly reference: string
}

/** A submission in which a person was found. */
export interface PersonsSubmission extends SubmissionKeys {
  readonly form: string
  readonly receivedAt: number
  readonly files: number
}

/** Every submission that holds an address with this hash, received up to `until` (milliseconds; always without it). */
export function findPerson(
  db: Kysely<Tables>,
  { emailHash, until }: { readonly emailHash: string; readonly until?: number },
): Promise<PersonsSubmission[]> {
  let query = db
    .selectFrom('addresses')
    .innerJoin('submissions', 'submissions.seq', 'addresses.submission_seq')
    .select(['submissions.seq', 'submissions.id', 'submissions.reference', 'submissions.form'])
    .select('submissions.received_at as receivedAt')
    .select(
      sql<number>`(select count(*) from files where files.submission_seq = submissions.seq)`.as('files'),
    )
    .where('addresses.hash', '=', emailHash)
    .orderBy('submissions.seq')
  if (until !== undefined) query = query.where('submissions.received_at', '<=', until)
  return query.execute()
}

/** Deletes submissions with their files, deliveries, notes, replies and keys. */
export async function deleteSubmissions(
  db: Kysely<Tables>,
  submissions: readonly SubmissionKeys[],
): Promise<Deleted> {
  const deleted = { files: 0, deliveries: 0, notes: 0, replies: 0 }
  for (const { seq, id } of submissions) {
    deleted.files += await deleteOf(db, 'files', seq)
    deleted.deliveries += await deleteOf(db, 'outbox', seq)
    deleted.notes += await deleteOf(db, 'staff_notes', seq)
    deleted.replies += await deleteOf(db, 'replies', seq)
    await db.deleteFrom('intake_keys').where('submission_id', '=', id).execute()
    await db.deleteFrom('submissions').where('seq', '=', seq).execute()
  }
  return {
    submissions: submissions.length,
    ...deleted,
    references: submissions.map(({ reference }) => reference),
  }
}

async function deleteOf(
  db: Kysely<Tables>,
  table: 'files' | 'outbox' | 'staff_notes' | 'replies',
  submissionSeq: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('submission_seq', '=', submissionSeq)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes what is due on or before this day, at most `limit` submissions. */
export async function deleteDue(
  db: Kysely<Tables>,
  { day, form, limit }: DueRows & { readonly limit: number },
): Promise<Deleted> {
  let query = db
    .selectFrom('submissions')
    .select(['seq', 'id', 'reference'])
    .where('due_on', '<=', day)
    .orderBy('due_on')
    .limit(limit)
  if (form !== undefined) query = query.where('form', '=', form)
  return deleteSubmissions(db, await query.execute())
}

/** What is due on or before this day; of one form, or of all. */
interface DueRows {
  readonly day: string
  readonly form?: string | undefined
}

/** Counts what `deleteDue` would delete. */
export async function countDue(db: Kysely<Tables>, { day, form }: DueRows): Promise<number> {
  let query = db
    .selectFrom('submissions')
    .select((row) => row.fn.countAll().as('count'))
    .where('due_on', '<=', day)
  if (form !== undefined) query = query.where('form', '=', form)
  return Number((await query.executeTakeFirstOrThrow()).count)
}

interface ExpiredRows {
  readonly now: number
  readonly deliveredBefore: number
  /** Entries of the audit log before this time are over. */
  readonly auditBefore: number
  /** Rows of each kind per call, so that other writers wait only briefly. */
  readonly limit: number
}

/**
 * Deletes expired keys, rate limits and nonces, old completed deliveries and audit entries. Returns the number of rows.
 */
export async function deleteExpired(
  db: Kysely<Tables>,
  { now, deliveredBefore, auditBefore, limit }: ExpiredRows,
): Promise<number> {
  const deletions = [
    sql`delete from intake_keys where key_hash in (
      select key_hash from intake_keys where expires_at <= ${now} limit ${limit})`,
    sql`delete from turns where key in (select key from turns where expires_at <= ${now} limit ${limit})`,
    sql`delete from outbox where seq in (select seq from outbox
      where state in ('done', 'skipped') and next_at <= ${deliveredBefore} limit ${limit})`,
    sql`delete from request_nonces where nonce in (
      select nonce from request_nonces where expires_at <= ${now} limit ${limit})`,
    sql`delete from audit_log where seq in (
      select seq from audit_log where at < ${auditBefore} order by at limit ${limit})`,
  ]
  let deleted = 0
  for (const deletion of deletions) deleted += Number((await deletion.execute(db)).numAffectedRows ?? 0n)
  return deleted
}
