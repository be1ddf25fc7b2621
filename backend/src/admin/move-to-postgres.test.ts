import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inheritedEnvironment } from '../../../environment/testing/inherited-environment.ts'
import { openAdminBesideSite } from '../../testing/admin-beside-site.ts'
import { TEST_KEY } from '../../testing/test-settings.ts'

test('T155: the address of PostgreSQL, with its password, is read from standard input', async () => {
  const { settings } = await openAdminBesideSite()
  const command = join(import.meta.dirname, '../../submissions.command.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'move-to-postgres', '-'], {
    env: { ...inheritedEnvironment(), DATA_DIR: settings.dataDir, DATA_KEY: TEST_KEY },
    input: 'postgres://site:the-password@127.0.0.1:9/none\n',
    encoding: 'utf8',
  })
  expect(stderr).toContain('PostgreSQL cannot be reached at this address')
  expect(stdout + stderr).not.toContain('the-password')
  expect(status).toBe(1)
})
