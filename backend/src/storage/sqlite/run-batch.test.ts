import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../testing/test-settings.ts'
import { openSqlite } from './open-sqlite.ts'
import { runBatch } from './run-batch.ts'

test('a checkpoint that fails fails alone: what visitors sent at the same moment is stored', async () => {
  const { database, db } = await openSqlite(join(temporaryFolder(), 'submissions.sqlite'), 50)
  onTestFinished(() => database.close())
  const outcomes = await runBatch(withFailingCheckpoints(database), db, [
    { name: 'writeValue', input: { name: 'a', value: '1' } },
    { name: 'checkpointAndVacuum', input: null },
  ])
  expect(outcomes).toMatchObject([
    { ok: true },
    { ok: false, failure: { kind: 'unavailable', reason: 'disk' } },
  ])
  expect(await runBatch(database, db, [{ name: 'readValue', input: 'a' }])).toEqual([
    { ok: true, value: '1' },
  ])
})

/** As on a disk on which the database cannot grow, while its log has room. */
function withFailingCheckpoints(database: DatabaseSync): DatabaseSync {
  return {
    get isTransaction() {
      return database.isTransaction
    },
    exec: (statement: string) => database.exec(statement),
    prepare() {
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
    },
  } as unknown as DatabaseSync
}
