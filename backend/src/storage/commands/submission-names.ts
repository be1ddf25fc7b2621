import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { asStored, type StoredSubmission } from './submissions.ts'

/** Submissions may be numbered in another order than they are committed; a later number is never this far ahead. */
const OVERLAP_ROWS = 2_000

/** The next submissions whose names are not in the index, in the order of arrival. */
export async function listUnindexed(
  db: Kysely<Tables>,
  { limit }: { readonly limit: number },
): Promise<StoredSubmission[]> {
  const rows = await db
    .selectFrom('submissions')
    .selectAll('submissions')
    .leftJoin('submission_names', 'submission_names.submission_seq', 'submissions.seq')
    .where(
      'submissions.seq',
      '>',
      sql<number>`
      (select coalesce(max(submission_seq), 0) - ${sql.lit(OVERLAP_ROWS)} from submission_names)`,
    )
    .where('submission_names.submission_seq', 'is', null)
    .orderBy('submissions.seq')
    .limit(limit)
    .execute()
  return rows.map(asStored)
}

/** Submissions that were erased in the meantime are left out. */
export async function saveNames(
  db: Kysely<Tables>,
  names: readonly { readonly seq: number; readonly names: string }[],
): Promise<void> {
  for (const { seq, names: folded } of names)
    await sql`insert into submission_names (submission_seq, names)
      select seq, ${folded} from submissions where seq = ${seq}
      on conflict (submission_seq) do nothing`.execute(db)
}
