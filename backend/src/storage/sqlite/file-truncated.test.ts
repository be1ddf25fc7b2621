import { truncateSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { createTestLog, type TestLog } from '../../../testing/test-log.ts'
import { temporaryFolder } from '../../../testing/test-settings.ts'
import { exampleSubmission } from '../../../tests/storage-contract/example-submission.ts'
import type { Storage } from '../storage.ts'
import { createSqliteStorage } from './create-sqlite-storage.ts'

const SOON = { timeout: 60_000, interval: 100 }

async function openSite() {
  const file = join(temporaryFolder(), 'data/submissions.sqlite')
  const log = createTestLog()
  const storage = await createSqliteStorage({ file, log, isSite: true })
  onTestFinished(() => storage.close())
  const stored: string[] = []
  for (let count = 0; count < 8; count++) stored.push(await store(storage))
  return { file, log, storage, stored }
}

async function store(storage: Storage): Promise<string> {
  const submission = exampleSubmission()
  await storage.acceptSubmission(submission)
  return submission.id
}

function events(log: TestLog): string[] {
  return log.lines.map(({ event }) => event)
}

function idsIn(file: string): unknown[] {
  const database = new DatabaseSync(file)
  const rows = database.prepare('select id from submissions order by seq').all()
  database.close()
  return rows.map(({ id }) => id)
}

const FRACTIONS = { emptied: 0, 'cut in half': 0.5, 'cut by a few bytes': 0.999 }

test.each(Object.entries(FRACTIONS))(
  'T84: when the write-ahead log is %s, nothing more is acknowledged, and what was stored is rescued',
  async (_what, fraction) => {
    const { file, log, storage, stored } = await openSite()
    const { size } = statSync(`${file}-wal`)
    truncateSync(`${file}-wal`, Math.floor(size * fraction))
    await expect(store(storage)).rejects.toThrow('file-lost')
    expect(await storage.ready()).toBe(false)
    await expect.poll(() => events(log), SOON).toContain('storage-file-rescued')
    await expect(store(storage)).rejects.toThrow('file-lost')
    expect(events(log).filter((event) => event === 'storage-file-lost')).toHaveLength(1)
    const copy = log.lines.find(({ event }) => event === 'storage-file-rescued')?.['copy']
    expect(idsIn(String(copy))).toEqual(stored)
    await storage.close()
    const again = await createSqliteStorage({ file, log: createTestLog() })
    onTestFinished(() => again.close())
    expect(await again.ready()).toBe(true)
  },
)

test('T84: the alarm is raised within seconds after the log was emptied though nobody sends anything', async () => {
  const { file, log } = await openSite()
  truncateSync(`${file}-wal`)
  await expect.poll(() => events(log), SOON).toContain('storage-file-lost')
})

test('T84: when the database file is emptied, nothing more is acknowledged, and what was stored is rescued', async () => {
  const { file, log, storage, stored } = await openSite()
  await storage.checkpointAndVacuum()
  await expect.poll(() => storage.ready(), SOON).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  truncateSync(file)
  await expect(store(storage)).rejects.toThrow('file-lost')
  await expect.poll(() => events(log), SOON).toContain('storage-file-rescued')
  const copy = log.lines.find(({ event }) => event === 'storage-file-rescued')?.['copy']
  expect(idsIn(String(copy))).toEqual(stored)
})

test('a checkpoint that truncates the log, by the site or by a command beside it, is no alarm', async () => {
  const { file, log, storage, stored } = await openSite()
  const command = await createSqliteStorage({ file, log })
  onTestFinished(() => command.close())
  for (let round = 0; round < 5; round++) {
    for (const user of [storage, command]) {
      await user.checkpointAndVacuum()
      stored.push(await store(storage), await store(command))
    }
    const other = new DatabaseSync(file, { timeout: 10_000 })
    other.exec('pragma wal_checkpoint(truncate)')
    other.close()
    stored.push(await store(storage))
  }
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(await storage.ready()).toBe(true)
  expect(log.lines).toEqual([])
  expect(idsIn(file)).toEqual(stored)
})
