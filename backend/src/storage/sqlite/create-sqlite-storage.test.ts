import { closeSync, openSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startInThisThread } from '../../../testing/start-in-this-thread.ts'
import { createTestLog } from '../../../testing/test-log.ts'
import { temporaryFolder } from '../../../testing/test-settings.ts'
import type { NewSubmission } from '../commands/accept-submission.ts'
import { BEFORE_ADDRESSES } from '../../../tests/storage-contract/before-addresses.ts'
import { describeStorageContract } from '../../../tests/storage-contract/storage-contract.ts'
import { exampleFile, exampleSubmission } from '../../../tests/storage-contract/example-submission.ts'
import type { Storage } from '../storage.ts'
import type { ToWorker } from './serve-database.ts'
import { createSqliteStorage } from './create-sqlite-storage.ts'
import type { StartWorker } from './worker-connection.ts'
import { listStored } from '../../../testing/list-stored.ts'

const MEGABYTE_BYTES = 1024 * 1024

async function open(
  file = join(temporaryFolder(), 'submissions.sqlite'),
  maxBytes?: number,
  start?: StartWorker,
): Promise<Storage> {
  const storage = await createSqliteStorage({ file, log: createTestLog(), maxBytes, ...(start && { start }) })
  onTestFinished(() => storage.close())
  return storage
}

// A message port copies as a thread does: what is about the thread itself is tested below.
describeStorageContract(() => open(undefined, undefined, startInThisThread))

function withFile(size: number): NewSubmission {
  return exampleSubmission({ files: [exampleFile(new Uint8Array(size).fill(1))] })
}

/** Overwrites the page in which the table of submissions begins. */
function damage(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('pragma wal_checkpoint(truncate)')
  const page = database.prepare("select rootpage from sqlite_schema where name = 'submissions'").get()
  database.close()
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, Buffer.alloc(4096, 0xff), 0, 4096, (Number(page?.['rootpage']) - 1) * 4096)
  closeSync(descriptor)
}

test('the file is for its owner only', async () => {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  await open(file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('while another program holds the lock, the loop goes on and the call succeeds when the lock is released', async () => {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  const storage = await open(file)
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  const stored = storage.acceptSubmission(exampleSubmission())
  expect(await listStored(storage)).toEqual([])
  expect(await storage.ready()).toBe(false)
  other.exec('rollback')
  other.close()
  expect((await stored).kind).toBe('stored')
})

test('a file that meets a lock is copied to the worker once, and stored whole once the lock is released', async () => {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  const storage = await open(file)
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  const sent = vi.spyOn(Worker.prototype, 'postMessage')
  onTestFinished(() => sent.mockRestore())
  const [one, two] = [withFile(MEGABYTE_BYTES), withFile(3)]
  const stored = [storage.acceptSubmission(one)]
  expect(await storage.ready()).toBe(false)
  stored.push(storage.acceptSubmission(two))
  other.exec('rollback')
  other.close()
  expect((await Promise.all(stored)).map(({ kind }) => kind)).toEqual(['stored', 'stored'])
  const copies = sent.mock.calls.flatMap(([message]) => (message as ToWorker & { kind: 'batch' }).calls ?? [])
  expect(copies.filter(({ call }) => call?.input === one)).toHaveLength(1)
  for (const { id, files } of [one, two]) {
    const [read] = await storage.readFiles({ id })
    expect(Buffer.from(read!.content).equals(files[0]!.content)).toBe(true)
  }
})

test('a lock that lasts is answered as busy within a few seconds', async () => {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  const storage = await open(file)
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  await expect(storage.acceptSubmission(exampleSubmission())).rejects.toThrow('busy')
  other.exec('rollback')
  other.close()
  expect((await storage.acceptSubmission(exampleSubmission())).kind).toBe('stored')
})

test('T58: a full database rejects, loses nothing acknowledged, and accepts again once there is space', async () => {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  const storage = await open(file, 3 * MEGABYTE_BYTES)
  const stored = withFile(MEGABYTE_BYTES)
  await storage.acceptSubmission(stored)
  await storage.acceptSubmission(withFile(MEGABYTE_BYTES))
  const tooMuch = withFile(MEGABYTE_BYTES)
  await expect(storage.acceptSubmission(tooMuch)).rejects.toThrow('disk')
  expect(await storage.readSubmission(tooMuch.id)).toBeUndefined()
  expect((await storage.readFiles({ id: stored.id }))[0]?.size).toBe(MEGABYTE_BYTES)
  const [first] = await listStored(storage)
  await storage.deleteSubmissions([first!])
  expect((await storage.acceptSubmission(tooMuch)).kind).toBe('stored')
})

test('T59 and T66: a file that is not a database, or newer than this program, is rejected in one line', async () => {
  const folder = temporaryFolder()
  const nonsense = join(folder, 'nonsense.sqlite')
  writeFileSync(nonsense, 'this is no database, but long enough to be taken for one'.repeat(100))
  await expect(open(nonsense)).rejects.toThrow('not a database')
  const newer = join(folder, 'newer.sqlite')
  await (await open(newer)).close()
  const database = new DatabaseSync(newer)
  database.exec("insert into kysely_migration values ('999-tomorrow', '2999-01-01T00:00:00.000Z')")
  database.close()
  await expect(open(newer)).rejects.toThrow('written by a newer version')
})

test('whoever was stored by an older version is still found by each address', async () => {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  await (await open(file)).close()
  const older = new DatabaseSync(file)
  older.exec(BEFORE_ADDRESSES)
  older.close()
  const storage = await open(file)
  for (const emailHash of ['hash-of-ana', 'hash-of-shop'])
    expect(await storage.findPerson({ emailHash })).toMatchObject([{ reference: 'BW-OLD' }])
  expect(await storage.findPerson({ emailHash: '' })).toEqual([])
})

test('T66: tables are made all or none: where one cannot be made, there is none', async () => {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  const database = new DatabaseSync(file)
  onTestFinished(() => database.close())
  database.exec('create table notes (something_else text)')
  await expect(open(file)).rejects.toThrow('table notes already exists')
  const made = database.prepare("select name from sqlite_schema where name = 'submissions'").all()
  expect(made).toEqual([])
  database.exec('drop table notes')
  expect((await (await open(file)).acceptSubmission(exampleSubmission())).kind).toBe('stored')
})

test('T59: a damaged file rejects writes and logs a fatal alarm', async () => {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  const before = await open(file)
  for (let count = 0; count < 50; count++) await before.acceptSubmission(exampleSubmission())
  await before.close()
  damage(file)
  const log = createTestLog()
  const storage = await createSqliteStorage({ file, log })
  onTestFinished(() => storage.close())
  await expect(storage.acceptSubmission(exampleSubmission())).rejects.toThrow('corrupt')
  expect(log.lines).toContainEqual({ level: 'fatal', event: 'storage-corrupt', file })
})
