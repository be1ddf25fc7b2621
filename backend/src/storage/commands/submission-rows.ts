import type { Insertable, Kysely } from 'kysely'
import { directlyOn } from '../sqlite/node-sqlite-dialect.ts'
import type { Tables } from '../tables.ts'
import { insertInSingleStatement } from '../postgres/insert-single-statement.ts'
import { insertSequentially } from '../sqlite/insert-sequentially.ts'

/** A submission, what must be claimed before it may be stored, and all that hangs on it. */
export interface SubmissionRows {
  readonly idempotencyKey: Insertable<Tables['intake_keys']>
  /** What follows the claim's insert: what becomes of it when the key was claimed before. */
  readonly onConflict: string
  readonly submission: Insertable<Tables['submissions']>
  readonly children: { readonly [T in ChildTable]: readonly Child<T>[] }
}

export type ChildTable = 'addresses' | 'files' | 'outbox'
/** It learns whose it is when its parent is stored. */
export type Child<T extends ChildTable> = Omit<Insertable<Tables[T]>, 'submission_seq'>

/**
 * Inserts them all when the claim can be had, else none. Answers whether. PostgreSQL gets one statement, because each
 * way there and back costs more than inserting; SQLite knows no such statement, but is next door.
 */
export async function insertSubmissionRows(db: Kysely<Tables>, family: SubmissionRows): Promise<boolean> {
  const run = directlyOn(db)
  return run ? insertSequentially(run, family) : insertInSingleStatement(db, family)
}
