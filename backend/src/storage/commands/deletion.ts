import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

interface Deleted {
  readonly submissions: number
  readonly files: number
  readonly deliveries: number
  /** So that mail files of theirs can be removed too. */
  readonly references: readonly string[]
}

interface SubmissionKeys {
  readonly seq: number
  readonly id: string
  readonly reference: string
}

/** Every submission that holds an address with this hash. */
export function findPerson(
  db: Kysely<Tables>,
  { addressHash }: { readonly addressHash: string },
): Promise<SubmissionKeys[]> {
  return db
    .selectFrom('addresses')
    .innerJoin('submissions', 'submissions.seq', 'addresses.submission_seq')
    .select(['submissions.seq', 'submissions.id', 'submissions.reference'])
    .where('addresses.hash', '=', addressHash)
    .execute()
}

/** Deletes submissions with their files, deliveries and keys. */
export async function deleteSubmissions(
  db: Kysely<Tables>,
  submissions: readonly SubmissionKeys[],
): Promise<Deleted> {
  let files = 0
  let deliveries = 0
  for (const { seq, id } of submissions) {
    files += Number(
      (await db.deleteFrom('files').where('submission_seq', '=', seq).executeTakeFirst()).numDeletedRows,
    )
    deliveries += Number(
      (await db.deleteFrom('outbox').where('submission_seq', '=', seq).executeTakeFirst()).numDeletedRows,
    )
    await db.deleteFrom('intake_keys').where('submission_id', '=', id).execute()
    await db.deleteFrom('submissions').where('seq', '=', seq).execute()
  }
  return {
    submissions: submissions.length,
    files,
    deliveries,
    references: submissions.map(({ reference }) => reference),
  }
}

/** Deletes what is due on or before this day, at most `limit` submissions. */
export async function deleteDue(
  db: Kysely<Tables>,
  { day, limit }: { readonly day: string; readonly limit: number },
): Promise<Deleted> {
  const rows = await db
    .selectFrom('submissions')
    .select(['seq', 'id', 'reference'])
    .where('due_on', '<=', day)
    .orderBy('due_on')
    .limit(limit)
    .execute()
  return deleteSubmissions(db, rows)
}

/** Counts what `removeDue` would remove. */
export async function countDue(db: Kysely<Tables>, { day }: { readonly day: string }): Promise<number> {
  const { count } = await db
    .selectFrom('submissions')
    .select((row) => row.fn.countAll().as('count'))
    .where('due_on', '<=', day)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface ExpiredRows {
  readonly now: number
  readonly deliveredBefore: number
  /** Rows of each kind per call, so that other writers wait only briefly. */
  readonly limit: number
}

/** Deletes expired idempotency keys and rate limits, and old completed deliveries. Returns the number of rows. */
export async function deleteExpired(
  db: Kysely<Tables>,
  { now, deliveredBefore, limit }: ExpiredRows,
): Promise<number> {
  const deletions = [
    sql`delete from intake_keys where key_hash in (
      select key_hash from intake_keys where expires_at <= ${now} limit ${limit})`,
    sql`delete from turns where key in (select key from turns where expires_at <= ${now} limit ${limit})`,
    sql`delete from outbox where seq in (select seq from outbox
      where state in ('done', 'skipped') and next_at <= ${deliveredBefore} limit ${limit})`,
  ]
  let deleted = 0
  for (const deletion of deletions) deleted += Number((await deletion.execute(db)).numAffectedRows ?? 0n)
  return deleted
}
