import { sql } from 'kysely'
import { createCommands } from '../commands.ts'
import { insertInSingleStatement } from './insert-single-statement.ts'

/** Each round trip costs more than the insert itself, so a submission is one statement; several processes write. */
export const POSTGRES_COMMANDS = createCommands({
  insertSubmissionRows: insertInSingleStatement,
  lockLeasedRows: sql`for update skip locked`,
  // A count need not survive a crash, so its commit does not wait for the disk (this statement alone).
  rateLimitReturning: sql`set_config('synchronous_commit', 'off', true)`,
})
