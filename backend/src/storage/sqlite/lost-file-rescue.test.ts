import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  afterInspections,
  idsIn,
  openSiteWithExample,
  rescuedCopy,
  storeExample,
} from '../../../testing/inspected-site.ts'
import { startInThisThread } from '../../../testing/start-in-this-thread.ts'
import { createTestLog } from '../../../testing/test-log.ts'
import { temporaryFolder } from '../../../testing/test-settings.ts'
import { copyDatabase } from '../../admin/sqlite-copies.ts'
import { createSqliteStorage } from './create-sqlite-storage.ts'

const POLL_OPTIONS = { timeout: 60_000, interval: 20 }

test('T84: what a full database holds is rescued when a backup replaces it', async () => {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  const log = createTestLog()
  const options = { isSite: true, maxBytes: 300_000, inspectEveryMs: 40, start: startInThisThread }
  const storage = await createSqliteStorage({ file, log, ...options })
  onTestFinished(() => storage.close())
  const stored = [await storeExample(storage)]
  copyDatabase(file, `${file}.new`)
  const keepsWal = new DatabaseSync(file)
  onTestFinished(() => keepsWal.close())
  await expect(
    (async () => {
      for (;;) stored.push(await storeExample(storage))
    })(),
  ).rejects.toThrow('disk')
  renameSync(`${file}.new`, file)
  expect(idsIn(await rescuedCopy(log))).toEqual(stored)
  await expect.poll(() => storage.ready(), POLL_OPTIONS).toBe(true)
  await storage.close()
  expect(idsIn(file)).toEqual(stored.slice(0, 1))
})

test('T84: a removed file is not given up for a backup while its rescue finds no room', async () => {
  const { file, log, storage, stored } = await openSiteWithExample()
  copyDatabase(file, `${file}.new`)
  const after = await storeExample(storage)
  const fillsDisk = failVacuum()
  renameSync(`${file}.new`, file)
  await afterInspections()
  expect(await storage.ready()).toBe(false)
  fillsDisk.mockRestore()
  expect(idsIn(await rescuedCopy(log))).toEqual([stored, after])
  await expect.poll(() => storage.ready(), POLL_OPTIONS).toBe(true)
})

test('T84: a file that was only moved needs no room to be rescued', async () => {
  const { file, storage, stored } = await openSiteWithExample()
  copyDatabase(file, `${file}.new`)
  const after = await storeExample(storage)
  failVacuum()
  renameSync(file, `${file}.kept`)
  renameSync(`${file}.new`, file)
  await expect.poll(() => storage.status().generation, POLL_OPTIONS).toBe(1)
  await storage.close()
  expect(idsIn(`${file}.kept`)).toEqual([stored, after])
})

/** As on a disk that is full: nothing is copied until the test ends it. */
function failVacuum() {
  const { prepare } = DatabaseSync.prototype
  const spy = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (
    this: DatabaseSync,
    sql,
  ) {
    if (sql.startsWith('vacuum into')) throw Object.assign(new Error('full'), { errcode: SQLITE_FULL })
    return prepare.call(this, sql)
  })
  onTestFinished(() => spy.mockRestore())
  return spy
}

const SQLITE_FULL = 13
