import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createTestBackend } from './testing/test-backend.ts'
import { TEST_KEY, testSettings } from './testing/test-settings.ts'

const COMMAND = fileURLToPath(new URL('submissions.command.ts', import.meta.url))

function run(args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('without a word it explains itself; a word it does not know is an error', () => {
  const help = run([])
  expect(help.status).toBe(0)
  expect(help.stdout).toContain('npm run submissions -- COMMAND')
  expect(run(['--help']).status).toBe(0)
  expect(run(['dance'])).toMatchObject({ status: 2, stdout: help.stdout })
})

test('what is wrong is said in one line, without a stack', () => {
  const nothing = run(['list'], { DATA_DIR: '/nowhere/at/all' })
  expect(nothing.status).toBe(1)
  expect(nothing.stderr).toContain('Nothing was stored yet')
  expect(nothing.stderr).not.toContain('    at ')
  expect(run(['list', '--odd']).stderr).toContain("Unknown option '--odd'")
  expect(run(['list'], { DATABASE_URL: 'mysql://x' }).stderr).toContain('DATABASE_URL must be')
})

test('it works beside a running site', async () => {
  const settings = testSettings()
  await createTestBackend({ settings })
  const listed = run(['list'], { DATA_DIR: settings.dataDir, DATA_KEY: TEST_KEY })
  expect(listed).toEqual({ status: 0, stdout: '0 submissions\n', stderr: '' })
})
