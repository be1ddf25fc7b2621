import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../testing/test-settings.ts'
import { createFileMonitor } from './file-monitor.ts'
import { openSqlite } from './open-sqlite.ts'

test('T84: every check of a file has an answer while it is being removed', async () => {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  const { database } = await openSqlite(file, 0)
  onTestFinished(() => database.close())
  const monitor = createFileMonitor(file)
  monitor.start()
  onTestFinished(() => monitor.close())
  expect([monitor.isInPlace(), monitor.hasShrunk(), monitor.recordSize()]).toEqual([true, false, 'same'])
  rmSync(file)
  expect([monitor.isInPlace(), monitor.hasShrunk(), monitor.isTruncated()]).toEqual([false, true, true])
  expect([monitor.recordSize(), monitor.recordSize()]).toEqual(['smaller', 'same'])
  expect(monitor.isWalComplete()).toBe(true)
})
