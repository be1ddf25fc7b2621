import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestLog } from '../../../testing/test-log.ts'
import { temporaryFolder } from '../../../testing/test-settings.ts'
import { exampleSubmission } from '../../../tests/storage-contract/example-submission.ts'
import type { Storage } from '../storage.ts'
import { createSqliteStorage } from './create-sqlite-storage.ts'

const INSPECT_EVERY_MS = 50

async function open(file: string, isSite: boolean, lockTimeoutMs = 300): Promise<Storage> {
  const storage = await createSqliteStorage({
    file,
    log: createTestLog(),
    isSite,
    lockTimeoutMs,
    inspectEveryMs: INSPECT_EVERY_MS,
  })
  onTestFinished(() => storage.close())
  return storage
}

const newFile = () => join(temporaryFolder(), 'submissions.sqlite')

test('T89: a second site on one file is rejected in one line; commands beside it are not', async () => {
  const file = newFile()
  const site = await open(file, true)
  const rejected = await open(file, true).then(String, (error: Error) => error.message)
  expect(rejected).toContain(`${file}: another site process uses this file`)
  expect(rejected).not.toContain('\n')
  const command = await open(file, false)
  expect((await command.acceptSubmission(exampleSubmission())).kind).toBe('stored')
  expect((await site.acceptSubmission(exampleSubmission())).kind).toBe('stored')
})

test('T89: a site that is just ending is waited for', async () => {
  const file = newFile()
  const ending = await open(file, true)
  const next = open(file, true, 30_000)
  setTimeout(() => void ending.close(), 500)
  expect((await (await next).acceptSubmission(exampleSubmission())).kind).toBe('stored')
})

test('T89: a site whose lock was removed does not take up a file that another one uses by now', async () => {
  const file = newFile()
  const first = await open(file, true)
  await first.acceptSubmission(exampleSubmission())
  for (const ending of ['', '-wal', '-shm', '.lock']) rmSync(`${file}${ending}`)
  const second = await open(file, true)
  await second.acceptSubmission(exampleSubmission())
  await expect(first.acceptSubmission(exampleSubmission())).rejects.toThrow('file-lost')
  await new Promise((resolve) => setTimeout(resolve, 10 * INSPECT_EVERY_MS))
  expect(await first.ready()).toBe(false)
  await second.close()
  await expect.poll(() => first.ready()).toBe(true)
})
