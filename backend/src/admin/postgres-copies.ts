import { countDumpedRows } from '../../../environment/postgres-tools/count-dumped-rows.ts'
import { dumpDatabase } from '../../../environment/postgres-tools/dump-database.ts'
import { replaceDatabase } from '../../../environment/postgres-tools/replace-database.ts'
import { PostgresToolError } from '../../../environment/postgres-tools/run-postgres-tool.ts'
import { SILENT } from '../backend-log.ts'
import { createPostgresStorage } from '../storage/postgres/create-postgres-storage.ts'
import { AdminError } from './admin-context.ts'
import type { DatabaseCopies } from './database-copies.ts'

/** Copies by pg_dump, pg_restore and psql, which must be installed in the version of the server. */
export function createPostgresCopies(url: string): DatabaseCopies {
  return {
    extension: '.dump',
    write: (file) => dumpDatabase(url, file).catch(report),
    async inspect(file) {
      const rows = await countDumpedRows(file).catch(() => new Map<string, number>())
      const submissions = rows.get('submissions')
      if (submissions === undefined) throw new AdminError(`${file} is damaged, or no backup of submissions.`)
      return submissions
    },
    async replace(file) {
      await replaceDatabase(url, file).catch(report)
      await migrate(url)
    },
  }
}

function report(error: unknown): never {
  throw error instanceof PostgresToolError ? new AdminError(error.message) : error
}

async function migrate(url: string): Promise<void> {
  const storage = await createPostgresStorage({ url, log: SILENT })
  const ready = await storage.ready()
  await storage.close()
  if (!ready) throw new AdminError('The restored database does not accept changes.')
}
