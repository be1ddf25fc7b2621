import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { insertAtOnce } from './insert-at-once.ts'
import { insertRows } from './insert-rows.ts'
import { hasOtherWriters } from './other-writers.ts'

/** A submission, what must be claimed before it may be stored, and all that hangs on it. */
export interface Family {
  readonly claim: Insertable<Tables['intake_keys']>
  /** What follows the claim's insert: what becomes of it when the key was claimed before. */
  readonly orElse: string
  readonly parent: Insertable<Tables['submissions']>
  readonly children: { readonly [T in ChildTable]: readonly Child<T>[] }
}

export type ChildTable = 'addresses' | 'files' | 'outbox'
/** It learns whose it is when its parent is stored. */
export type Child<T extends ChildTable> = Omit<Insertable<Tables[T]>, 'submission_seq'>

/**
 * Inserts them all when the claim can be had, else none. Answers whether. PostgreSQL gets one statement, because each
 * way there and back costs more than inserting; SQLite knows no such statement, but is next door.
 */
export function insertFamily(db: Kysely<Tables>, family: Family): Promise<boolean> {
  return hasOtherWriters(db) ? insertAtOnce(db, family) : insertInTurn(db, family)
}

async function insertInTurn(
  db: Kysely<Tables>,
  { claim, orElse, parent, children }: Family,
): Promise<boolean> {
  const claimed = await insertRows(db, 'intake_keys', [claim], `${orElse} returning key_hash`)
  if (claimed.rows.length === 0) return false
  const stored = await insertRows<'submissions', Parent>(db, 'submissions', [parent], 'returning seq')
  const submission_seq = stored.rows[0]!.seq
  const hung = <T extends ChildTable>(rows: readonly Child<T>[]) =>
    rows.map((row) => ({ ...row, submission_seq }))
  await insertRows(db, 'addresses', hung<'addresses'>(children.addresses))
  await insertRows(db, 'files', hung<'files'>(children.files))
  await insertRows(db, 'outbox', hung<'outbox'>(children.outbox))
  return true
}

interface Parent {
  readonly seq: number
}
