import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import {
  afterInspection,
  afterInspections,
  idsIn,
  openSiteWithExample,
  rescuedCopy,
  storeExample,
  type InspectedSite,
} from '../../../testing/inspected-site.ts'
import { startInThisThread } from '../../../testing/start-in-this-thread.ts'
import { createTestLog, type TestLog } from '../../../testing/test-log.ts'
import { temporaryFolder } from '../../../testing/test-settings.ts'
import { copyDatabase } from '../../admin/sqlite-copies.ts'
import { createSqliteStorage } from './create-sqlite-storage.ts'

const POLL_OPTIONS = { timeout: 60_000, interval: 20 }

function filesOf(file: string): string[] {
  const names = readdirSync(dirname(file)).filter((name) => /^submissions\.sqlite(?:-wal|-shm)?$/u.test(name))
  return names.map((name) => join(dirname(file), name))
}

function events(log: TestLog): string[] {
  return log.lines.map(({ event }) => event)
}

const LOSSES: Readonly<Record<string, (site: InspectedSite) => void>> = {
  'the three files are removed': ({ file }) => filesOf(file).forEach((path) => rmSync(path, { force: true })),
  'the database alone is removed': ({ file }) => rmSync(file),
  'the folder is removed': ({ file }) => rmSync(dirname(file), { recursive: true }),
  'the folder is moved': ({ file }) => renameSync(dirname(file), `${dirname(file)}-elsewhere`),
  'another folder is put in its place': ({ file }) => {
    renameSync(dirname(file), `${dirname(file)}-elsewhere`)
    mkdirSync(dirname(file))
  },
  'something that is not a database lies in its place': ({ file }) => {
    rmSync(file)
    writeFileSync(file, 'nonsense'.repeat(1000))
  },
}

test.each(Object.keys(LOSSES))(
  'T84: when %s, nothing is acknowledged and the alarm is raised once',
  async (what) => {
    const site = await openSiteWithExample()
    LOSSES[what]!(site)
    await expect(storeExample(site.storage)).rejects.toThrow('file-lost')
    expect(await site.storage.ready()).toBe(false)
    await expect(storeExample(site.storage)).rejects.toThrow('file-lost')
    expect(events(site.log).filter((event) => event === 'storage-file-lost')).toHaveLength(1)
  },
)

test('T84: the alarm is raised within seconds though nobody sends anything', async () => {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  const log = createTestLog()
  // As the site opens it: in a thread of its own, checked as often as the site does.
  const storage = await createSqliteStorage({ file, log, isSite: true })
  onTestFinished(() => storage.close())
  for (const path of filesOf(file)) rmSync(path, { force: true })
  await expect.poll(() => events(log), POLL_OPTIONS).toContain('storage-file-lost')
})

test('T84: what was stored before the files were removed is rescued into a copy', async () => {
  const { file, log, storage, stored } = await openSiteWithExample()
  const second = await storeExample(storage)
  for (const path of filesOf(file)) rmSync(path, { force: true })
  const copy = await rescuedCopy(log)
  expect(idsIn(copy)).toEqual([stored, second])
  renameSync(copy, file)
  await expect.poll(() => storage.ready(), POLL_OPTIONS).toBe(true)
  const third = await storeExample(storage)
  await storage.close()
  expect(idsIn(file)).toEqual([stored, second, third])
})

test('T84: what was stored is rescued when the site stops before it has noticed the loss', async () => {
  const { file, log, storage, stored } = await openSiteWithExample()
  for (const path of filesOf(file)) rmSync(path, { force: true })
  await storage.close()
  expect(idsIn(await rescuedCopy(log))).toEqual([stored])
})

test.each(['-wal', '-shm', '-wal and -shm'])(
  'T84: when %s are removed, nothing is lost and it goes on by itself',
  async (which) => {
    const { file, log, storage, stored } = await openSiteWithExample()
    for (const ending of ['-wal', '-shm']) if (which.includes(ending)) rmSync(`${file}${ending}`)
    await expect.poll(() => events(log), POLL_OPTIONS).toContain('storage-file-found')
    const second = await storeExample(storage)
    await storage.close()
    expect(idsIn(file)).toEqual([stored, second])
  },
)

test.each([
  ['-wal', 40],
  ['-wal', 500],
  ['-wal and -shm', 40],
  ['-wal and -shm', 500],
])(
  'T84: when %s are removed, what reads in the same process does not stand in the way',
  async (which, pauseMs) => {
    const { file, log, storage, stored } = await openSiteWithExample()
    const reader = await openReader(file, pauseMs)
    await reader.listErasures(null)
    for (const ending of ['-wal', '-shm']) if (which.includes(ending)) rmSync(`${file}${ending}`)
    await expect.poll(() => events(log), POLL_OPTIONS).toContain('storage-file-found')
    const second = await storeExample(storage)
    await expect.poll(() => reader.ready(), POLL_OPTIONS).toBe(true)
    await storage.close()
    expect(idsIn(file)).toEqual([stored, second])
  },
)

test('T84: when the WAL is removed while another reads, the file is used again once it holds everything', async () => {
  const { file, storage, stored } = await openSiteWithExample()
  const reader = new DatabaseSync(file)
  onTestFinished(() => reader.close())
  reader.exec('begin')
  reader.prepare('select count(*) from submissions').get()
  const second = await storeExample(storage)
  rmSync(`${file}-wal`)
  await afterInspections()
  expect(await storage.ready()).toBe(false)
  reader.exec('commit')
  await expect.poll(() => storage.ready(), POLL_OPTIONS).toBe(true)
  await storage.close()
  expect(idsIn(file)).toEqual([stored, second])
})

test('T84: when a backup is put in its place, the backup is used, and the form versions are remembered anew', async () => {
  const { file, log, storage, stored } = await openSiteWithExample()
  const backup = join(temporaryFolder(), 'backup.sqlite')
  copyDatabase(file, backup)
  const after = await storeExample(storage)
  const { generation } = storage.status()
  copyFileSync(backup, `${file}.new`)
  renameSync(`${file}.new`, file)
  await expect.poll(() => storage.status().generation, POLL_OPTIONS).not.toBe(generation)
  expect(await storage.ready()).toBe(true)
  const last = await storeExample(storage)
  const rescued = await rescuedCopy(log)
  await storage.close()
  expect(idsIn(file)).toEqual([stored, last])
  expect(idsIn(rescued)).toEqual([stored, after])
})

test('T84: a backup is used once the WAL of the removed file is empty: another process may still read that', async () => {
  const { file, log, storage, stored } = await openSiteWithExample()
  copyDatabase(file, `${file}.new`)
  const reader = new DatabaseSync(file)
  reader.exec('begin')
  reader.prepare('select count(*) from submissions').get()
  const after = await storeExample(storage)
  renameSync(`${file}.new`, file)
  const rescued = await rescuedCopy(log)
  await afterInspections()
  expect(await storage.ready()).toBe(false)
  reader.close()
  await expect.poll(() => storage.ready(), POLL_OPTIONS).toBe(true)
  const last = await storeExample(storage)
  await storage.close()
  expect(idsIn(file)).toEqual([stored, last])
  expect(idsIn(rescued)).toEqual([stored, after])
})

test('T84: a site that stops while another process reads the removed file leaves the backup as it is', async () => {
  const { file, storage, stored } = await openSiteWithExample()
  copyDatabase(file, `${file}.new`)
  const reader = new DatabaseSync(file)
  onTestFinished(() => reader.close())
  reader.exec('begin')
  reader.prepare('select count(*) from submissions').get()
  await storeExample(storage)
  renameSync(`${file}.new`, file)
  await storage.close()
  expect(idsIn(file)).toEqual([stored])
})

test('T84: a file that was moved away holds everything, and is used again when it comes back', async () => {
  const { file, storage, stored } = await openSiteWithExample()
  const second = await storeExample(storage)
  const reader = await openReader(file, 40)
  expect(await reader.ready()).toBe(true)
  renameSync(file, `${file}.kept`)
  const other = new DatabaseSync(`${file}.other`)
  other.exec('create table other (text)')
  other.close()
  renameSync(`${file}.other`, file)
  await expect.poll(() => storage.ready(), POLL_OPTIONS).toBe(false)
  await expect.poll(() => idsIn(`${file}.kept`), POLL_OPTIONS).toEqual([stored, second])
  renameSync(`${file}.kept`, file)
  await expect.poll(() => storage.ready(), POLL_OPTIONS).toBe(true)
  await expect.poll(() => reader.ready(), POLL_OPTIONS).toBe(true)
  const third = await storeExample(storage)
  await storage.close()
  expect(idsIn(file)).toEqual([stored, second, third])
})

test('T84: what is stored in a backup is not lost to a reader that still has the removed file open', async () => {
  const { file, storage, stored } = await openSiteWithExample()
  const reader = await openReader(file, 1_000)
  expect(await reader.ready()).toBe(true)
  copyDatabase(file, `${file}.new`)
  await storeExample(storage)
  const { generation } = storage.status()
  renameSync(`${file}.new`, file)
  await expect.poll(() => storage.status().generation, POLL_OPTIONS).not.toBe(generation)
  const acknowledged = [stored]
  for (let count = 0; count < 20; count++) acknowledged.push(await storeExample(storage))
  await expect.poll(() => reader.status().generation, POLL_OPTIONS).not.toBe(0)
  await reader.close()
  await storage.close()
  expect(idsIn(file)).toEqual(acknowledged)
})

function openReader(file: string, inspectEveryMs: number) {
  const options = { mustExist: true, inspectEveryMs, start: startInThisThread }
  const reader = createSqliteStorage({ file, log: createTestLog(), ...options })
  onTestFinished(async () => (await reader).close())
  return reader
}

test('T84: a smaller backup that is copied over the open file is used if it is sound', async () => {
  const { file, log, storage, stored } = await openSiteWithExample()
  const backup = join(temporaryFolder(), 'backup.sqlite')
  copyDatabase(file, backup)
  for (let count = 0; count < 200; count++) await storeExample(storage)
  await storage.checkpointAndVacuum()
  await afterInspection(storage)
  copyFileSync(backup, file)
  await expect.poll(() => storage.status().generation, POLL_OPTIONS).toBe(1)
  const last = await storeExample(storage)
  await storage.close()
  expect(idsIn(file)).toEqual([stored, last])
  expect(log.lines.filter(({ level }) => level === 'fatal')).toEqual([])
})

test('T84: when the folder comes back as it was, it goes on as before', async () => {
  const { file, storage, stored } = await openSiteWithExample()
  const elsewhere = `${dirname(file)}-elsewhere`
  renameSync(dirname(file), elsewhere)
  await expect(storeExample(storage)).rejects.toThrow('file-lost')
  expect(readdirSync(elsewhere)).toContain(basename(file))
  renameSync(elsewhere, dirname(file))
  await expect.poll(() => storage.ready(), POLL_OPTIONS).toBe(true)
  await storeExample(storage)
  await storage.close()
  expect(idsIn(file)).toContain(stored)
})

test('T84: only a site makes a new database: what reads beside it waits for one', async () => {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  const reader = await openReader(file, 40)
  await expect(storeExample(reader)).rejects.toThrow('file-lost')
  await afterInspections()
  expect(filesOf(file)).toEqual([])
  const { stored } = await openSiteWithExample(file)
  await expect.poll(() => reader.ready(), POLL_OPTIONS).toBe(true)
  expect(idsIn(file)).toEqual([stored])
})

test('T84: only a start makes a new database: one that is removed while it cannot be opened is not', async () => {
  const { file, storage } = await openSiteWithExample()
  for (const path of filesOf(file)) rmSync(path, { force: true })
  await expect(storeExample(storage)).rejects.toThrow('file-lost')
  await afterInspections()
  await expect(storeExample(storage)).rejects.toThrow('file-lost')
  await storage.close()
  expect(filesOf(file)).toEqual([])
  expect((await openSiteWithExample(file)).stored).toBeDefined()
})
