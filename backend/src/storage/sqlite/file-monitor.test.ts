import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../testing/test-settings.ts'
import { monitorFile } from './file-monitor.ts'
import { openSqlite } from './open-sqlite.ts'

test('T84: every check of a file has an answer while it is being removed', async () => {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  const { database } = await openSqlite(file, 0)
  onTestFinished(() => database.close())
  const monitor = monitorFile(file)
  monitor.start()
  onTestFinished(() => monitor.close())
  expect([monitor.isInPlace(), monitor.hasShrunk(), monitor.isSmaller()]).toEqual([true, false, false])
  rmSync(file)
  expect([monitor.isInPlace(), monitor.isSmaller(), monitor.isTruncated()]).toEqual([false, true, true])
  expect(monitor.hasShrunk()).toBe(true)
  expect([monitor.isLogComplete(), monitor.isFullyCopied()]).toEqual([true, false])
})
