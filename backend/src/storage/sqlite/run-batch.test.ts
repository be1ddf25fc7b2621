import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../testing/test-settings.ts'
import { exampleFile, exampleSubmission } from '../../../tests/storage-contract/example-submission.ts'
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

test('T167: a full disk that has room for a submission, but not for what else is written with it, stores the submission', async () => {
  const { database, db } = await openSqlite(join(temporaryFolder(), 'submissions.sqlite'), 50)
  onTestFinished(() => database.close())
  const [first, second] = [exampleSubmission(), exampleSubmission()]
  const { page_count: pages } = database.prepare('pragma page_count').get() as { page_count: number }
  database.exec(`pragma max_page_count = ${pages + 100}`)
  const outcomes = await runBatch(database, db, [
    { name: 'acceptSubmission', input: first },
    { name: 'writeValue', input: { name: 'large', value: 'x'.repeat(1_000_000) } },
    { name: 'acceptSubmission', input: second },
  ])
  expect(outcomes).toMatchObject([
    { ok: true },
    { ok: false, failure: { kind: 'unavailable', reason: 'disk' } },
    { ok: true },
  ])
  for (const { id } of [first, second])
    expect(await runBatch(database, db, [{ name: 'readSubmission', input: id }])).toMatchObject([
      { ok: true, value: { id } },
    ])
  const files = [exampleFile(new Uint8Array(1_000_000))]
  expect(
    await runBatch(database, db, [
      { name: 'acceptSubmission', input: exampleSubmission({ files }) },
      { name: 'writeValue', input: { name: 'small', value: 'x' } },
    ]),
  ).toMatchObject([{ ok: false }, { ok: false }])
})

/** As on a disk on which the database cannot grow, while its WAL has room. */
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
