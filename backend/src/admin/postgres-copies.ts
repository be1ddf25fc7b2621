import { countDumpedRows } from '../../../environment/postgres-tools/count-dumped-rows.ts'
import { dumpDatabase } from '../../../environment/postgres-tools/dump-database.ts'
import { replaceDatabase } from '../../../environment/postgres-tools/replace-database.ts'
import { PostgresToolError } from '../../../environment/postgres-tools/run-postgres-tool.ts'
import { readDump } from '../../../environment/postgres-tools/read-dump.ts'
import { SILENT } from '../backend-log.ts'
import { collectDataKeyUses, type DataKeyUse } from '../storage/commands/data-key-uses.ts'
import { migrationNames } from '../storage/migrations.ts'
import { POSTGRES_MIGRATION } from '../storage/postgres/postgres-migration.ts'
import { createPostgresStorage } from '../storage/postgres/create-postgres-storage.ts'
import { AdminError } from './admin-context.ts'
import type { DatabaseCopies } from './database-copies.ts'

/** Copies by pg_dump, pg_restore and psql, which must be installed in the version of the server. */
export function createPostgresCopies(url: string): DatabaseCopies {
  return {
    extension: '.dump',
    canBeRead: () => true,
    write: (file) => dumpDatabase(url, file).catch(report),
    async inspect(file) {
      const rows = await countDumpedRows(file).catch(() => new Map<string, number>())
      const submissions = rows.get('submissions')
      if (submissions === undefined) throw new AdminError(`${file} is damaged, or no backup of submissions.`)
      return submissions
    },
    async replace(file, check) {
      check(await readUses(file))
      await replaceDatabase(url, file).catch(report)
      await migrate(url)
    },
  }
}

/** Throws when a newer version wrote the dump: it could not be used any more. */
async function readUses(file: string): Promise<readonly DataKeyUse[]> {
  const collected = collectDataKeyUses()
  const known = new Set(migrationNames(POSTGRES_MIGRATION))
  await readDump(file, {
    row(table, read) {
      if (table === 'submissions') collected.submission(read() as { id: string; answers: string })
      if (table === 'files') collected.file(read()['key_id'] ?? null)
      if (table === 'kysely_migration' && !known.has(read()['name'] ?? ''))
        throw new AdminError(`${file} cannot be restored. It was written by a newer version of this program.`)
    },
  })
  return collected.uses()
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
