import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import type { SubmissionRows } from '../commands/submission-rows.ts'

/**
 * One statement, all or nothing: each insert selects from the one before it, and inserts nothing when that one did not.
 */
export async function insertInSingleStatement(
  db: Kysely<Tables>,
  { idempotencyKey, onConflict, submission, children }: SubmissionRows,
): Promise<boolean> {
  const parameters: unknown[] = []
  const parts = [
    `claimed as (${insert('intake_keys', idempotencyKey)} ${onConflict} returning key_hash)`,
    `stored as (${insert('submissions', submission)} from claimed returning seq as submission_seq)`,
  ]
  for (const [table, rows] of Object.entries(children))
    for (const row of rows)
      parts.push(`child_${parts.length} as (${insert(table, row, 'submission_seq')} from stored)`)
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(`with ${parts.join(', ')} select from stored`, parameters),
  )
  return rows.length === 1

  function insert(table: string, row: object, ...selected: string[]): string {
    const columns = [...Object.keys(row), ...selected]
    const values = [...Object.values(row).map((value) => `$${parameters.push(value)}`), ...selected]
    return `insert into ${table} (${columns.join()}) select ${values.join()}`
  }
}
