import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandArguments } from '../../testing/test-admin-context.ts'
import { temporaryFolder, testSettings } from '../../testing/test-settings.ts'
import { backupRotation } from './backup-rotation.ts'

const NOW = Date.UTC(2026, 10, 22)

test('an old backup that cannot be removed prevents no new one, and is reported afterward', async () => {
  const folder = temporaryFolder()
  // A folder is not removed as a file is.
  mkdirSync(join(folder, '20261114T000000.sqlite'))
  writeFileSync(join(folder, '20261121T000000.sqlite'), '')
  const backups = backupRotation(commandArguments(undefined, { folder, 'keep-days': '7' }))!
  expect(await backups.newFile('.sqlite', NOW)).toBe(join(folder, '20261122T000000.sqlite'))
  await expect(backups.removeExpired(testSettings(), NOW)).rejects.toThrow('20261114T000000.sqlite')
  expect(readdirSync(folder)).toHaveLength(2)
})
