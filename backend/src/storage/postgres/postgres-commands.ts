import { sql, type Kysely } from 'kysely'
import { createCommands } from '../commands.ts'
import { StorageUnavailableError } from '../storage.ts'
import type { Tables } from '../tables.ts'
import { insertInSingleStatement } from './insert-in-single-statement.ts'

/** Each round trip costs more than the insert itself, so a submission is one statement; several processes write. */
export const POSTGRES_COMMANDS = createCommands({
  insertSubmissionRows: insertInSingleStatement,
  lockLeasedRows: sql`for update skip locked`,
  // A count need not survive a crash, so its commit does not wait for the disk (this statement alone).
  rateLimitReturning: sql`set_config('synchronous_commit', 'off', true)`,
  checkWritable,
})

async function checkWritable(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ readonly value: string }>`
    select current_setting('transaction_read_only') as value`.execute(db)
  if (rows[0]?.value === 'on') throw new StorageUnavailableError('unreachable')
}
