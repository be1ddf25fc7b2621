import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { createSqliteStorage } from '../src/storage/sqlite/create-sqlite-storage.ts'
import type { StartWorker } from '../src/storage/sqlite/worker-connection.ts'
import type { Storage } from '../src/storage/storage.ts'
import { exampleSubmission } from '../tests/storage-contract/example-submission.ts'
import { startInThisThread } from './start-in-this-thread.ts'
import { createTestLog, type TestLog } from './test-log.ts'
import { temporaryFolder } from './test-settings.ts'

export interface InspectedSite {
  readonly file: string
  readonly storage: Storage
  readonly log: TestLog
}

/** The site itself checks its file every second. */
const INSPECT_EVERY_MS = 40
const POLL_OPTIONS = { timeout: 60_000, interval: 20 }

/** The storage of a site that checks its file very often; it closes with the test. */
export async function openInspectedSite(
  file = join(temporaryFolder(), 'data/submissions.sqlite'),
  start: StartWorker = startInThisThread,
): Promise<InspectedSite> {
  const log = createTestLog()
  const storage = await createSqliteStorage({
    file,
    log,
    isSite: true,
    lockTimeoutMs: 0,
    inspectEveryMs: INSPECT_EVERY_MS,
    start,
  })
  onTestFinished(() => storage.close())
  return { file, storage, log }
}

/** The same with one submission, whose id is `stored`. */
export async function openSiteWithExample(
  file?: string,
): Promise<InspectedSite & { readonly stored: string }> {
  const site = await openInspectedSite(file)
  return { ...site, stored: await storeExample(site.storage) }
}

/** Resolves when a storage in this thread has checked its file since the call: its timers are due before this one. */
export async function afterInspection(storage: Storage): Promise<void> {
  await pause(2 * INSPECT_EVERY_MS)
  await expect.poll(() => storage.ready(), POLL_OPTIONS).toBe(true)
}

/** Resolves after ten inspections or, on a busy machine, fewer. */
export async function afterInspections(): Promise<void> {
  await pause(10 * INSPECT_EVERY_MS)
}

/** Stores an example and returns its id. */
export async function storeExample(storage: Storage): Promise<string> {
  const submission = exampleSubmission()
  await storage.acceptSubmission(submission)
  return submission.id
}

export function idsIn(file: string): unknown[] {
  const database = new DatabaseSync(file)
  const rows = database.prepare('select id from submissions order by seq').all()
  database.close()
  return rows.map(({ id }) => id)
}

/** Waits for a rescued copy and returns its path. */
export async function rescuedCopy(log: TestLog): Promise<string> {
  const copy = () => log.lines.find(({ event }) => event === 'storage-file-rescued')?.['copy']
  await expect.poll(copy, POLL_OPTIONS).toBeDefined()
  return String(copy())
}
