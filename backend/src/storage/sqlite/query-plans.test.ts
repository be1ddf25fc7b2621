import { join } from 'node:path'
import type { SQLInputValue } from 'node:sqlite'
import { Kysely, type CompiledQuery } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../testing/test-settings.ts'
import type { Tables } from '../tables.ts'
import { runEveryStatement } from '../../../tests/run-every-statement.ts'
import { nodeSqliteDialect } from './node-sqlite-dialect.ts'
import { SQLITE_COMMANDS } from './sqlite-commands.ts'
import { openSqlite } from './open-sqlite.ts'

/** These hold the few rows that wait for somebody, however many there are in all. */
const SHORT_INDEX = /INDEX (?:outbox_waiting|outbox_dead|submissions_quarantined|files_unencrypted)\b/u

test('no statement that stores, delivers or deletes submissions reads a whole table', async () => {
  const { database } = await openSqlite(join(temporaryFolder(), 'plans.sqlite'), 50)
  onTestFinished(() => database.close())
  const queries: CompiledQuery[] = []
  const dialect = nodeSqliteDialect(database)
  await runEveryStatement(
    new Kysely<Tables>({ dialect, log: ({ query }) => void queries.push(query) }),
    SQLITE_COMMANDS,
  )
  const plans = queries.map(({ sql, parameters }) => {
    const steps = database.prepare(`explain query plan ${sql}`).all(...(parameters as SQLInputValue[]))
    return { sql, steps: steps.map(({ detail }) => String(detail)) }
  })
  const scans = plans.flatMap(({ sql, steps }) =>
    steps.filter((step) => isScan(step)).map((step) => `${step}: ${sql}`),
  )
  expect(plans.some(({ steps }) => steps.some((step) => step.includes('outbox_spent')))).toBe(true)
  expect(scans).toEqual([])
})

/** A list that was made by a statement itself, e.g. `counted`, is no table. */
function isScan(step: string): boolean {
  const isTable = /^SCAN (?:submissions|addresses|files|outbox|intake_keys|turns|consents)\b/u.test(step)
  return isTable && !SHORT_INDEX.test(step)
}
