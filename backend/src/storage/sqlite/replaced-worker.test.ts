import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createTestLog } from '../../../testing/test-log.ts'
import { temporaryFolder } from '../../../testing/test-settings.ts'
import { exampleSubmission } from '../../../tests/storage-contract/example-submission.ts'
import type { Storage } from '../storage.ts'
import { createSqliteStorage } from './create-sqlite-storage.ts'
import { createFileLock } from './file-lock.ts'
import { startWorker, type WorkerConnection } from './worker-connection.ts'

/** A storage whose thread the test can end. */
async function open(file = join(temporaryFolder(), 'submissions.sqlite')) {
  const log = createTestLog()
  const threads: WorkerConnection[] = []
  const storage = await createSqliteStorage({
    file,
    log,
    isSite: true,
    lockTimeoutMs: 0,
    inspectEveryMs: 50,
    start(options, listeners) {
      const thread = startWorker(options, listeners)
      threads.push(thread)
      return thread
    },
  })
  onTestFinished(() => storage.close())
  const events = () => log.lines.map(({ event }) => event)
  return { file, storage, events, endThread: () => threads.at(-1)!.terminate() }
}

async function store(storage: Storage, count = 1): Promise<void> {
  for (let stored = 0; stored < count; stored++) await storage.acceptSubmission(exampleSubmission())
}

test('T89: a site whose thread ended waits for another site that has the file by now', async () => {
  const { file, storage, events, endThread } = await open()
  await endThread()
  const otherSite = createFileLock(file)
  await otherSite.acquire(5_000)
  await expect.poll(events).toContain('storage-not-open-yet')
  expect(await storage.ready()).toBe(false)
  otherSite.release()
  await store(storage)
})

test('T84: a file that was removed while it could not be opened is not replaced by an empty one', async () => {
  const { file, storage, events, endThread } = await open()
  await store(storage)
  await endThread()
  const otherSite = createFileLock(file)
  await otherSite.acquire(5_000)
  await expect.poll(events).toContain('storage-not-open-yet')
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true })
  otherSite.release()
  await expect(store(storage)).rejects.toThrow('file-lost')
  expect(events()).toContain('storage-file-lost')
  expect(readdirSync(dirname(file))).not.toContain(basename(file))
})

test('T84: a file that could not be opened at first is not replaced by an empty one when it is removed later', async () => {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  const other = new DatabaseSync(file)
  other.exec('begin exclusive')
  const { storage, events, endThread } = await open(file)
  expect(events()).toContain('storage-not-open-yet')
  other.close()
  await store(storage)
  await endThread()
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true })
  await expect.poll(events).toContain('storage-file-lost')
  await expect(store(storage)).rejects.toThrow('file-lost')
  expect(readdirSync(dirname(file))).not.toContain(basename(file))
})

test.each([0, 0.5])(
  'T84: a file of which %d is copied when a thread is replaced is used once it is complete',
  async (fraction) => {
    const { file, storage, events, endThread } = await open()
    // As the inbox's thread: its WAL is there as long as the file is open anywhere.
    const reader = new DatabaseSync(file)
    onTestFinished(() => reader.close())
    await store(storage, 20)
    await storage.checkpointAndVacuum()
    await store(storage)
    reader.prepare('select count(*) from submissions').get()
    await endThread()
    const complete = readFileSync(file)
    writeFileSync(file, complete.subarray(0, complete.length * fraction))
    await expect.poll(events).toContain('storage-file-lost')
    writeFileSync(file, complete)
    await expect.poll(() => storage.ready()).toBe(true)
    await store(storage)
  },
)

// Without the lock, the next process that opens the database truncates the index under the map of this one, and ends it.
test.runIf(process.platform === 'linux')(
  'T84: the end of one thread releases no lock of another on the same database',
  async () => {
    // A process of its own: threads of a test's thread close their files when they end, whatever they were told.
    const fixture = join(import.meta.dirname, '../../../testing/end-of-thread.fixture.ts')
    const file = join(temporaryFolder(), 'submissions.sqlite')
    const { stdout } = await promisify(execFile)(process.execPath, [fixture, file])
    expect(JSON.parse(stdout)).toEqual([1, 1])
  },
)
