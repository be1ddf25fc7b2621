import { sql } from 'kysely'
import { createCommands } from '../commands.ts'
import { insertSequentially } from './insert-sequentially.ts'
import { directStatements } from './node-sqlite-dialect.ts'

/** Statements run in this process, so several cost little; there is only one writer at a time. */
export const SQLITE_COMMANDS = createCommands({
  insertSubmissionRows: async (db, rows) => insertSequentially(directStatements(db), rows),
  lockLeasedRows: sql``,
  rateLimitReturning: sql`key`,
  // Its transaction begins with the write lock.
  checkWritable: async () => {},
})
