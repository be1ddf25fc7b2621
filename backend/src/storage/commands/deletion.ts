import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

export interface Removed {
  readonly submissions: number
  readonly files: number
  readonly deliveries: number
  /** So that mail files of theirs can be removed too. */
  readonly references: readonly string[]
}

export interface Doomed {
  readonly seq: number
  readonly id: string
  readonly reference: string
}

/** Every submission that holds an address with this hash. */
export function findPerson(
  db: Kysely<Tables>,
  { addressHash }: { readonly addressHash: string },
): Promise<Doomed[]> {
  return db
    .selectFrom('addresses')
    .innerJoin('submissions', 'submissions.seq', 'addresses.submission_seq')
    .select(['submissions.seq', 'submissions.id', 'submissions.reference'])
    .where('addresses.hash', '=', addressHash)
    .execute()
}

/** Removes submissions with all that hangs on them. */
export async function removeSubmissions(db: Kysely<Tables>, doomed: readonly Doomed[]): Promise<Removed> {
  let files = 0
  let deliveries = 0
  for (const { seq, id } of doomed) {
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
    submissions: doomed.length,
    files,
    deliveries,
    references: doomed.map(({ reference }) => reference),
  }
}

/** Removes what is due on or before this day, at most `limit` at once. */
export async function removeDue(
  db: Kysely<Tables>,
  { day, limit }: { readonly day: string; readonly limit: number },
): Promise<Removed> {
  const rows = await db
    .selectFrom('submissions')
    .select(['seq', 'id', 'reference'])
    .where('due_on', '<=', day)
    .orderBy('due_on')
    .limit(limit)
    .execute()
  return removeSubmissions(db, rows)
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

export interface Spent {
  readonly now: number
  readonly deliveredBefore: number
  /** Of each kind at once, so that nobody waits long behind it. */
  readonly limit: number
}

/** Forgets keys that no client will come back with, and deliveries made long ago. Answers how many rows went. */
export async function forgetSpent(
  db: Kysely<Tables>,
  { now, deliveredBefore, limit }: Spent,
): Promise<number> {
  const deletions = [
    sql`delete from intake_keys where key_hash in (
      select key_hash from intake_keys where expires_at <= ${now} limit ${limit})`,
    sql`delete from turns where key in (select key from turns where expires_at <= ${now} limit ${limit})`,
    sql`delete from outbox where seq in (select seq from outbox
      where state in ('done', 'skipped') and next_at <= ${deliveredBefore} limit ${limit})`,
  ]
  let forgotten = 0
  for (const deletion of deletions) forgotten += Number((await deletion.execute(db)).numAffectedRows ?? 0n)
  return forgotten
}
