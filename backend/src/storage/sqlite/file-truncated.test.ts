import { truncateSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import {
  afterInspection,
  afterInspections,
  idsIn,
  openInspectedSite,
  rescuedCopy,
  storeExample,
  type InspectedSite,
} from '../../../testing/inspected-site.ts'
import { createTestLog, type TestLog } from '../../../testing/test-log.ts'
import { temporaryFolder } from '../../../testing/test-settings.ts'
import type { Storage } from '../storage.ts'
import { createSqliteStorage } from './create-sqlite-storage.ts'
import { startWorker } from './worker-connection.ts'

const POLL_OPTIONS = { timeout: 60_000, interval: 20 }

/** `stored`: before anything happened to the file. */
async function openSite(...where: Parameters<typeof openInspectedSite>): Promise<InspectedSite & Stored> {
  const site = await openInspectedSite(...where)
  return { ...site, stored: await storeExamples(site.storage) }
}

interface Stored {
  readonly stored: string[]
}

async function storeExamples(storage: Storage): Promise<string[]> {
  const stored: string[] = []
  for (let count = 0; count < 8; count++) stored.push(await storeExample(storage))
  return stored
}

function events(log: TestLog): string[] {
  return log.lines.map(({ event }) => event)
}

const FRACTIONS = { emptied: 0, 'cut in half': 0.5, 'cut by a few bytes': 0.999 }

test.each(Object.entries(FRACTIONS))(
  'T84: when the WAL is %s, nothing more is acknowledged, and what was stored is rescued',
  async (_what, fraction) => {
    // The end of its thread frees the connection that is left open, as the end of the site's process does.
    const { file, log, storage, stored } = await openSite(undefined, startWorker)
    const { size } = statSync(`${file}-wal`)
    truncateSync(`${file}-wal`, Math.floor(size * fraction))
    await expect(storeExample(storage)).rejects.toThrow('file-lost')
    expect(await storage.ready()).toBe(false)
    const copy = await rescuedCopy(log)
    await expect(storeExample(storage)).rejects.toThrow('file-lost')
    expect(events(log).filter((event) => event === 'storage-file-lost')).toHaveLength(1)
    expect(idsIn(copy)).toEqual(stored)
    await storage.close()
    const reopened = await createSqliteStorage({ file, log: createTestLog() })
    onTestFinished(() => reopened.close())
    expect(await reopened.ready()).toBe(true)
  },
)

test('T84: the alarm is raised within seconds after the WAL was emptied though nobody sends anything', async () => {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  const log = createTestLog()
  // As the site opens it: in a thread of its own, checked as often as the site does.
  const storage = await createSqliteStorage({ file, log, isSite: true })
  onTestFinished(() => storage.close())
  await storeExamples(storage)
  truncateSync(`${file}-wal`)
  await expect.poll(() => events(log), POLL_OPTIONS).toContain('storage-file-lost')
})

test('T84: when the database file is emptied, nothing more is acknowledged, and what was stored is rescued', async () => {
  const { file, log, storage, stored } = await openSite()
  await storage.checkpointAndVacuum()
  await afterInspection(storage)
  truncateSync(file)
  await expect(storeExample(storage)).rejects.toThrow('file-lost')
  expect(idsIn(await rescuedCopy(log))).toEqual(stored)
})

test('a checkpoint that truncates the WAL, by the site or by a command beside it, is no alarm', async () => {
  const { file, log, storage, stored } = await openSite(undefined, startWorker)
  const command = await createSqliteStorage({ file, log })
  onTestFinished(() => command.close())
  for (let round = 0; round < 5; round++) {
    for (const user of [storage, command]) {
      await user.checkpointAndVacuum()
      stored.push(await storeExample(storage), await storeExample(command))
    }
    const other = new DatabaseSync(file, { timeout: 10_000 })
    other.exec('pragma wal_checkpoint(truncate)')
    other.close()
    stored.push(await storeExample(storage))
  }
  await afterInspections()
  expect(await storage.ready()).toBe(true)
  expect(log.lines).toEqual([])
  expect(idsIn(file)).toEqual(stored)
})
