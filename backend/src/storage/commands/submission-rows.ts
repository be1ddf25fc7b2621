import type { Insertable } from 'kysely'
import type { Tables } from '../tables.ts'

/** All rows of one submission. They are inserted together, or none of them. */
export interface SubmissionRows {
  readonly idempotencyKey: Insertable<Tables['intake_keys']>
  /** SQL after the insert of the idempotency key: when a key that is in use may be replaced. */
  readonly onConflict: string
  readonly submission: Insertable<Tables['submissions']>
  readonly children: { readonly [T in ChildTable]: readonly Child<T>[] }
}

type ChildTable = 'addresses' | 'files' | 'outbox'
/** `submission_seq` is added when the submission is inserted. */
export type Child<T extends ChildTable> = Omit<Insertable<Tables[T]>, 'submission_seq'>
