import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { copyDatabase } from '../../admin/sqlite-copies.ts'
import { createTestLog, type TestLog } from '../../../testing/test-log.ts'
import { temporaryFolder } from '../../../testing/test-settings.ts'
import { exampleSubmission } from '../../../tests/storage-contract/example-submission.ts'
import type { Storage } from '../storage.ts'
import { createSqliteStorage } from './create-sqlite-storage.ts'

const SOON = { timeout: 60_000, interval: 100 }

interface Site {
  readonly file: string
  readonly storage: Storage
  readonly log: TestLog
  /** Stored before anything happened to the file. */
  readonly stored: string
}

async function openSite(file = join(temporaryFolder(), 'data/submissions.sqlite')): Promise<Site> {
  const log = createTestLog()
  const storage = await createSqliteStorage({ file, log, isSite: true })
  onTestFinished(() => storage.close())
  const submission = exampleSubmission()
  await storage.acceptSubmission(submission)
  return { file, storage, log, stored: submission.id }
}

function filesOf(file: string): string[] {
  const names = readdirSync(dirname(file)).filter((name) => /^submissions\.sqlite(?:-wal|-shm)?$/u.test(name))
  return names.map((name) => join(dirname(file), name))
}

function events(log: TestLog): string[] {
  return log.lines.map(({ event }) => event)
}

async function store(storage: Storage): Promise<string> {
  const submission = exampleSubmission()
  await storage.acceptSubmission(submission)
  return submission.id
}

function idsIn(file: string): unknown[] {
  const database = new DatabaseSync(file)
  const rows = database.prepare('select id from submissions order by seq').all()
  database.close()
  return rows.map(({ id }) => id)
}

const LOSSES: Readonly<Record<string, (site: Site) => void>> = {
  'the three files are removed': ({ file }) => filesOf(file).forEach((path) => rmSync(path)),
  'the database alone is removed': ({ file }) => rmSync(file),
  'the folder is removed': ({ file }) => rmSync(dirname(file), { recursive: true }),
  'the folder is moved': ({ file }) => renameSync(dirname(file), `${dirname(file)}-elsewhere`),
  'another folder is put in its place': ({ file }) => {
    renameSync(dirname(file), `${dirname(file)}-elsewhere`)
    mkdirSync(dirname(file))
  },
  'something that is no database lies in its place': ({ file }) => {
    rmSync(file)
    writeFileSync(file, 'nonsense'.repeat(1000))
  },
}

test.each(Object.keys(LOSSES))(
  'T84: when %s, nothing is acknowledged and the alarm is raised once',
  async (what) => {
    const site = await openSite()
    LOSSES[what]!(site)
    await expect(store(site.storage)).rejects.toThrow('file-lost')
    expect(await site.storage.ready()).toBe(false)
    await expect(store(site.storage)).rejects.toThrow('file-lost')
    expect(events(site.log).filter((event) => event === 'storage-file-lost')).toHaveLength(1)
  },
)

test('T84: the alarm is raised within seconds though nobody sends anything', async () => {
  const { file, log } = await openSite()
  for (const path of filesOf(file)) rmSync(path)
  await expect.poll(() => events(log), SOON).toContain('storage-file-lost')
})

test('T84: what was stored before the files were removed is rescued into a copy', async () => {
  const { file, log, storage, stored } = await openSite()
  const second = await store(storage)
  for (const path of filesOf(file)) rmSync(path)
  await expect.poll(() => events(log), SOON).toContain('storage-file-rescued')
  const copy = log.lines.find(({ event }) => event === 'storage-file-rescued')?.['copy']
  expect(idsIn(String(copy))).toEqual([stored, second])
  renameSync(String(copy), file)
  await expect.poll(() => storage.ready(), SOON).toBe(true)
  const third = await store(storage)
  await storage.close()
  expect(idsIn(file)).toEqual([stored, second, third])
})

test.each(['-wal', '-shm', '-wal and -shm'])(
  'T84: when %s are removed, nothing is lost and it goes on by itself',
  async (which) => {
    const { file, log, storage, stored } = await openSite()
    for (const ending of ['-wal', '-shm']) if (which.includes(ending)) rmSync(`${file}${ending}`)
    await expect.poll(() => events(log), SOON).toContain('storage-file-found')
    const second = await store(storage)
    await storage.close()
    expect(idsIn(file)).toEqual([stored, second])
  },
)

test('T84: when a backup is put in its place, the backup is used, and the form versions are remembered anew', async () => {
  const { file, log, storage, stored } = await openSite()
  const backup = join(temporaryFolder(), 'backup.sqlite')
  copyDatabase(file, backup)
  const after = await store(storage)
  const { generation } = storage.status()
  copyFileSync(backup, `${file}.new`)
  renameSync(`${file}.new`, file)
  await expect.poll(() => storage.ready(), SOON).toBe(false)
  await expect.poll(() => storage.ready(), SOON).toBe(true)
  expect(storage.status().generation).not.toBe(generation)
  const last = await store(storage)
  const rescued = log.lines.find(({ event }) => event === 'storage-file-rescued')?.['copy']
  await storage.close()
  expect(idsIn(file)).toEqual([stored, last])
  expect(idsIn(String(rescued))).toEqual([stored, after])
})

test('T84: a smaller backup that is copied over the open file is used if it is sound', async () => {
  const { file, log, storage, stored } = await openSite()
  const backup = join(temporaryFolder(), 'backup.sqlite')
  copyDatabase(file, backup)
  for (let count = 0; count < 200; count++) await store(storage)
  await storage.checkpointAndVacuum()
  await expect.poll(() => storage.ready(), SOON).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 4_000))
  copyFileSync(backup, file)
  await expect.poll(() => storage.status().generation, SOON).toBe(1)
  const last = await store(storage)
  await storage.close()
  expect(idsIn(file)).toEqual([stored, last])
  expect(log.lines.filter(({ level }) => level === 'fatal')).toEqual([])
})

test('T84: when the folder comes back as it was, it goes on as before', async () => {
  const { file, storage, stored } = await openSite()
  const elsewhere = `${dirname(file)}-elsewhere`
  renameSync(dirname(file), elsewhere)
  await expect(store(storage)).rejects.toThrow('file-lost')
  expect(readdirSync(elsewhere)).toContain(basename(file))
  renameSync(elsewhere, dirname(file))
  await expect.poll(() => storage.ready(), SOON).toBe(true)
  await store(storage)
  await storage.close()
  expect(idsIn(file)).toContain(stored)
})

test('T84: only a start makes a new database: one that is removed while it cannot be opened is not', async () => {
  const { file, storage } = await openSite()
  for (const path of filesOf(file)) rmSync(path)
  await expect(store(storage)).rejects.toThrow('file-lost')
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  await expect(store(storage)).rejects.toThrow('file-lost')
  await storage.close()
  expect(filesOf(file)).toEqual([])
  expect((await openSite(file)).stored).toBeDefined()
})
