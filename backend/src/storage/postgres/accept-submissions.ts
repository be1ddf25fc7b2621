import type { Kysely } from 'kysely'
import {
  rowsOf,
  storedAcceptance,
  type Acceptance,
  type NewSubmission,
} from '../commands/accept-submission.ts'
import { detectDuplicate } from '../commands/detect-duplicate.ts'
import type { Tables } from '../tables.ts'
import { insertBatch } from './insert-batch.ts'

/**
 * Stores many submissions with one statement: none with files, no two with the same idempotency key. All are stored, or
 * it throws.
 */
export async function acceptSubmissions(
  db: Kysely<Tables>,
  submissions: readonly NewSubmission[],
): Promise<Acceptance[]> {
  const stored = await insertBatch(db, submissions.map(rowsOf))
  return Promise.all(
    submissions.map((one) => (stored.has(one.id) ? storedAcceptance(one) : detectDuplicate(db, one))),
  )
}
