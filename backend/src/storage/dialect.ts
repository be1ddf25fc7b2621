import type { Kysely, RawBuilder } from 'kysely'
import type { SubmissionRows } from './commands/submission-rows.ts'
import type { Tables } from './tables.ts'

/** What SQLite and PostgreSQL do differently when a command runs; everything else about a command is shared. */
export interface StorageDialect {
  /** Inserts all rows of a submission, or none when its idempotency key is in use. Returns whether it inserted them. */
  readonly insertSubmissionRows: (db: Kysely<Tables>, rows: SubmissionRows) => Promise<boolean>
  /** Ends the query that selects deliveries to lease: other processes must not wait for the same rows. */
  readonly lockLeasedRows: RawBuilder<unknown>
  /** Returned by the statement that counts a request for a rate limit. */
  readonly rateLimitReturning: RawBuilder<unknown>
  /** Writes nothing, but succeeds only where something could be written. */
  readonly checkWritable: (db: Kysely<Tables>, input: null) => Promise<void>
}
