import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { IdempotencyRecord } from '../../src/storage/commands/detect-duplicate.ts'

interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

interface Recorded {
  /** What `submit` stores, in this order; the first has a file. */
  readonly submissions: readonly {
    readonly id: string
    readonly reference: string
    readonly answers: string
    readonly idempotency: IdempotencyRecord
  }[]
  readonly submit: readonly Statement[]
  /** Everything that happens on a submission's way in, out and away, in an empty database. */
  readonly every: readonly Statement[]
}

/** The statements that the previous release sends to PostgreSQL (backend/testing/record-statements.command.ts). */
export const PREVIOUS_RELEASE = JSON.parse(
  readFileSync(join(import.meta.dirname, 'statements.json'), 'utf8'),
) as Recorded

/** Executes statements of the previous release. Throws when the tables have no place for one. */
export async function execute(url: string, statements: readonly Statement[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const { sql, parameters } of statements) await client.query(sql, parameters.map(fromJson))
  } finally {
    await client.end()
  }
}

function fromJson(parameter: unknown): unknown {
  const isBytes = typeof parameter === 'object' && parameter !== null && 'base64' in parameter
  return isBytes ? Buffer.from(String(parameter.base64), 'base64') : parameter
}
