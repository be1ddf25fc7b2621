import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { Pool } from 'pg'
import { migrate } from '../src/storage/migrations.ts'
import { acceptSubmissions } from '../src/storage/postgres/accept-submissions.ts'
import { POSTGRES_COMMANDS } from '../src/storage/postgres/postgres-commands.ts'
import { POSTGRES_MIGRATION } from '../src/storage/postgres/postgres-migration.ts'
import type { Tables } from '../src/storage/tables.ts'
import { runEveryStatement } from '../tests/run-every-statement.ts'
import { exampleFile, exampleSubmission } from '../tests/storage-contract/example-submission.ts'
import { startPostgres } from './start-postgres.ts'

/**
 * Records the statements that this version sends to PostgreSQL, when it is released: the next version's tests execute
 * them on their own tables. Usage: node backend/testing/record-statements.command.ts
 */
const postgres = await startPostgres(5509)
const recorded: CompiledQuery[] = []

async function record(action: (db: Kysely<Tables>) => Promise<unknown>): Promise<readonly object[]> {
  const pool = new Pool({ connectionString: postgres.url, max: 1 })
  const dialect = new PostgresDialect({ pool })
  const db = new Kysely<Tables>({ dialect, log: ({ query }) => void recorded.push(query) })
  await pool.query('drop schema public cascade; create schema public')
  await migrate(db, POSTGRES_MIGRATION)
  recorded.length = 0
  await action(db)
  await db.destroy()
  return recorded.map(({ sql, parameters }) => ({ sql, parameters: parameters.map(asJson) }))
}

function asJson(parameter: unknown): unknown {
  return parameter instanceof Uint8Array ? { base64: Buffer.from(parameter).toString('base64') } : parameter
}

const submissions = [exampleSubmission({ files: [exampleFile()] }), exampleSubmission(), exampleSubmission()]
const statements = {
  submissions: submissions.map(({ id, reference, idempotency, answers }) => ({
    id,
    reference,
    idempotency,
    answers,
  })),
  submit: await record(async (db) => {
    await POSTGRES_COMMANDS.acceptSubmission(db, submissions[0]!)
    await acceptSubmissions(db, submissions.slice(1))
  }),
  every: await record((db) => runEveryStatement(db, POSTGRES_COMMANDS)),
}
const file = join(import.meta.dirname, '../tests/previous-release/statements.json')
writeFileSync(file, `${JSON.stringify(statements, null, 2)}\n`)
await postgres.stop()
