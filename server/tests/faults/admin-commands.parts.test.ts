import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { inheritedEnvironment } from '../../../environment/testing/inherited-environment.ts'
import { sendUntilAcknowledged } from '../../../backend/testing/retrying-client.ts'
import { stopSite, startTestSite } from '../../testing/start-test-site.ts'
import { storedRows } from '../../testing/stored-rows.ts'

const COMMAND = resolve(import.meta.dirname, '../../../backend/submissions.command.ts')
const run = promisify(execFile)

/** Runs an admin command while the site is running. Returns its output. */
async function runCommand(dataFolder: string, ...commandArguments: string[]): Promise<string> {
  const env = { ...inheritedEnvironment(), DATA_DIR: dataFolder, DATA_KEY_FILE: join(dataFolder, 'key') }
  return (await run(process.execPath, [COMMAND, ...commandArguments], { env })).stdout
}

test('T68: a backup under load contains all acknowledged submissions, and is restored under load', async () => {
  const site = await startTestSite()
  const folder = await mkdtemp(join(tmpdir(), 'beam-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const state = { stopping: false }
  const acknowledged: string[] = []
  const clients = Array.from({ length: 4 }, async (_client, client) => {
    for (let number = 0; !state.stopping; number++) {
      const form = ALL_FORMS[number % ALL_FORMS.length]!
      acknowledged.push(
        (await sendUntilAcknowledged([site.url], form, `client ${client} number ${number}`)).id,
      )
    }
  })
  await expect.poll(() => acknowledged.length).toBeGreaterThan(40)
  const before = [...acknowledged]
  const file = join(folder, 'backup.sqlite')
  expect(await runCommand(site.dataFolder, 'backup', file)).toMatch(/\d+ submissions, \d+ bytes, checked\./u)
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before.length + 20)
  expect(await runCommand(site.dataFolder, 'restore', file, '--yes')).toContain('submissions are restored')
  const restored = acknowledged.length
  await expect.poll(() => acknowledged.length).toBeGreaterThan(restored + 20)
  state.stopping = true
  await Promise.all(clients)
  expect(await stopSite(site, 'SIGTERM')).toBe(0)
  const stored = new Set(storedRows(site.dataFolder).map(({ id }) => id))
  expect(before.filter((id) => !stored.has(id))).toEqual([])
  // A few submissions may be acknowledged between reading `restored` and the restore that replaces them.
  expect(acknowledged.slice(restored + 8).filter((id) => !stored.has(id))).toEqual([])
  expect((await readFile(file)).includes('client 0 number 0')).toBe(true)
})

test('T71: erasing a person removes all traces from the database, its WAL and the mail within a minute, under load', async () => {
  const site = await startTestSite()
  const [first] = ALL_FORMS
  for (const form of ALL_FORMS) await sendUntilAcknowledged([site.url], form, `erased ${form.name}`)
  await expect.poll(async () => (await readDataFolder(site.dataFolder)).includes('erased ')).toBe(true)
  const start = performance.now()
  const output = await runCommand(site.dataFolder, 'erase', 'ana@example.com', '--yes')
  expect(performance.now() - start).toBeLessThan(60_000)
  expect(output).toContain(`submissions: ${ALL_FORMS.length}`)
  expect(output).toContain('traces in the database: none')
  const remaining = await readDataFolder(site.dataFolder)
  expect(remaining.includes('erased ')).toBe(false)
  expect(remaining.toLowerCase().includes('ana@example.com')).toBe(false)
  expect((await sendUntilAcknowledged([site.url], first!, 'afterwards')).id).not.toBe('')
})

async function readDataFolder(folder: string): Promise<string> {
  const { stdout } = await run('find', [folder, '-type', 'f', '-print0'])
  const files = stdout.split('\0').filter(Boolean)
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1').catch(() => '')))
  return texts.join('\n')
}
