import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runCommand } from '../scripts/testing/run-command.ts'
import { openStorage } from './src/storage/open-storage.ts'
import { contact, send } from './testing/admin-beside-site.ts'
import { createTestBackend } from './testing/test-backend.ts'
import { temporaryFolder, TEST_KEY, testSettings } from './testing/test-settings.ts'

const COMMAND = fileURLToPath(new URL('submissions.command.ts', import.meta.url))

function run(args: readonly string[], environment: Record<string, string> = {}) {
  return runCommand(COMMAND, args, environment)
}

test('without a word it explains itself; a word it does not know is an error', () => {
  const help = run([])
  expect(help.status).toBe(0)
  expect(help.stdout).toContain('npm run submissions -- COMMAND')
  expect(run(['dance'])).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('no command dance'),
  })
})

test('what is wrong is said in one line, without a stack', () => {
  const nothing = run(['list'], { DATA_DIR: '/nowhere/at/all' })
  expect(nothing.status).toBe(1)
  expect(nothing.stderr).toContain('Nothing was stored yet')
  expect(nothing.stderr).not.toContain('    at ')
  expect(run(['list', '--odd']).stderr).toContain('list: there is no option --odd.')
  expect(run(['list'], { DATABASE_URL: 'mysql://x' }).stderr).toContain('DATABASE_URL must be')
})

test('T124: beside a running site it does what was typed, and nothing else', async () => {
  const settings = testSettings()
  // With a thread for the database, as on a server: the commands block this one.
  const backend = await createTestBackend({ settings, openStorage })
  const env = { DATA_DIR: settings.dataDir, DATA_KEY: TEST_KEY }
  const count = () => run(['list'], env).stdout.split('\n').at(-2)
  expect(run(['list'], env)).toEqual({ status: 0, stdout: '0 submissions\n', stderr: '' })
  const one = await send(backend, contact, { email: 'a@example.com' })
  const two = await send(backend, contact, { email: 'b@example.com' })

  const dry = run(['erase', 'a@example.com', '--dry-run'], env)
  expect(dry).toMatchObject({ status: 0, stdout: expect.stringContaining(one) })
  expect(run(['erase', 'a@example.com'], env)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('--yes'),
  })
  expect(run(['erase', 'a@example.com', 'b@example.com', '--yes'], env).status).toBe(2)
  expect(count()).toBe('2 submissions')

  expect(run(['handle', one, 'BW-2222-22222'], env).status).toBe(1)
  expect(run(['list', '--status', 'handled'], env).stdout).toBe('0 submissions\n')
  expect(run(['handle', one, two], env).stdout).toBe(`${one} is done.\n${two} is done.\n`)
  expect(run(['reopen', two], env).status).toBe(0)
  expect(run(['assign', two, 'Rui'], env).stdout).toBe(`Assigned ${two} to Rui.\n`)
  expect(run(['note', two, 'Called back'], env).status).toBe(0)
  expect(run(['list', '--status', 'reopened'], env).stdout).toMatch(/ → Rui\n1 submission\n$/u)

  const file = join(temporaryFolder(), 'f.csv')
  const exported = run(['export', '--out', file], env)
  expect(exported).toEqual({ status: 0, stdout: `Written to ${file}.\n`, stderr: '' })
  expect(readFileSync(file, 'utf8')).toContain('b@example.com')
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(run(['export', '--out', file], env)).toMatchObject({
    status: 1,
    stderr: `${file} is already there.\n`,
  })
  expect(run(['export', '--form', 'nonsense'], env)).toMatchObject({ status: 1, stdout: '' })
  expect(run(['purge', '--form', 'nonsense', '--yes'], env).status).toBe(1)
  expect(run(['end', two, '--on', '2026-02-31'], env)).toMatchObject({
    status: 1,
    stderr: '--on is a day, e.g. 2026-11-20.\n',
  })

  expect(JSON.parse(run(['erase', 'a@example.com', '--yes', '--json'], env).stdout)).toMatchObject({
    submissions: 1,
  })
  expect(count()).toBe('1 submission')
  const audit = run(['audit', '--format', 'ndjson'], env).stdout
  for (const action of ['erase', 'status', 'assign', 'note', 'export'])
    expect(audit).toContain(`"action":"${action}"`)
  expect(audit).not.toContain('@example.com')
}, 600_000)
