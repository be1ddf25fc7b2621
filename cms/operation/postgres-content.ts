import { Client } from 'pg'
import { countDumpedRows } from '../../environment/postgres-tools/count-dumped-rows.ts'
import { dumpDatabase } from '../../environment/postgres-tools/dump-database.ts'
import { replaceDatabase } from '../../environment/postgres-tools/replace-database.ts'
import { PostgresToolError } from '../../environment/postgres-tools/run-postgres-tool.ts'
import type { ContentDatabase } from './content-database.ts'
import { OperationError } from './operation-error.ts'

/** By which the content service's connections are known; see cms/config/database.ts. */
const CONTENT_SERVICE = 'beam-content-service'
const CONNECT_TIMEOUT_MS = 10_000

/** A PostgreSQL database of a content service. */
export function createPostgresContent(url: string): ContentDatabase {
  return {
    copyName: 'content.dump',
    copyTo: (file) => dumpDatabase(url, file).catch(report),
    async inspect(file) {
      const rows = await countDumpedRows(file).catch(() => new Map<string, number>())
      if (!rows.has('pages')) throw new OperationError(`${file} is damaged, or no backup of content.`)
      // A published page has a row for its draft and one for its published version.
      return { pages: rows.get('pages') ?? 0, images: rows.get('files') ?? 0 }
    },
    async assertUnused() {
      const { rows } = await query<{ connections: number }>(
        url,
        `select count(*)::int as connections from pg_stat_activity
          where datname = current_database() and application_name = '${CONTENT_SERVICE}'`,
      )
      if (rows[0]?.connections)
        throw new OperationError('A content service is running on this database. Stop all of them first.')
    },
    replaceBy: (file) => replaceDatabase(url, file).catch(report),
    async isEmpty() {
      const { rows } = await query<{ pages: string | null }>(url, `select to_regclass('pages') as pages`)
      return rows[0]?.pages === null
    },
  }
}

function report(error: unknown): never {
  throw error instanceof PostgresToolError ? new OperationError(error.message) : error
}

async function query<Row extends object>(url: string, sql: string): Promise<{ rows: Row[] }> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  try {
    await client.connect()
    return await client.query<Row>(sql)
  } catch (error) {
    throw new OperationError(`PostgreSQL cannot be used: ${(error as Error).message}`)
  } finally {
    await client.end().catch(() => {})
  }
}
