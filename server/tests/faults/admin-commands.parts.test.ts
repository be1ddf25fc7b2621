import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { sendUntilAcknowledged } from '../../../backend/testing/retrying-client.ts'
import { stopSite, startTestSite } from '../../testing/start-test-site.ts'
import { storedRows } from '../../testing/stored-rows.ts'

const COMMAND = resolve(import.meta.dirname, '../../../backend/submissions.command.ts')
const run = promisify(execFile)

/** Runs a command of staff beside the site. Answers what it printed. */
async function atTheDesk(dataFolder: string, ...words: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataFolder, DATA_KEY_FILE: join(dataFolder, 'key') }
  return (await run(process.execPath, [COMMAND, ...words], { env })).stdout
}

test('T68: a backup made under load holds all that was acknowledged before, and comes back under load', async () => {
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
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(40)
  const before = [...acknowledged]
  const file = join(folder, 'backup.sqlite')
  expect(await atTheDesk(site.dataFolder, 'backup', file)).toMatch(/\d+ submissions, \d+ bytes, checked\./u)
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before.length + 20)
  expect(await atTheDesk(site.dataFolder, 'restore', file, '--yes')).toContain('submissions are restored')
  const restored = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(restored + 20)
  state.stopping = true
  await Promise.all(clients)
  expect(await stopSite(site, 'SIGTERM')).toBe(0)
  const stored = new Set(storedRows(site.dataFolder).map(({ id }) => id))
  expect(before.filter((id) => !stored.has(id))).toEqual([])
  // Between the reading of `restored` and the restore itself a few more may have been acknowledged and replaced.
  expect(acknowledged.slice(restored + 8).filter((id) => !stored.has(id))).toEqual([])
  expect((await readFile(file)).includes('client 0 number 0')).toBe(true)
}, 300_000)

test('T71: an erased person is gone within a minute, from the database, its log and the mail, while others send', async () => {
  const site = await startTestSite()
  const [first] = ALL_FORMS
  for (const form of ALL_FORMS) await sendUntilAcknowledged([site.url], form, `erased ${form.name}`)
  await expect
    .poll(async () => (await readDataFolder(site.dataFolder)).includes('erased '), { timeout: 20_000 })
    .toBe(true)
  const start = performance.now()
  const said = await atTheDesk(site.dataFolder, 'erase', 'ana@example.com')
  expect(performance.now() - start).toBeLessThan(60_000)
  expect(said).toContain(`submissions: ${ALL_FORMS.length}`)
  expect(said).toContain('traces in the database: none')
  const left = await readDataFolder(site.dataFolder)
  expect(left.includes('erased ')).toBe(false)
  expect(left.toLowerCase().includes('ana@example.com')).toBe(false)
  expect((await sendUntilAcknowledged([site.url], first!, 'afterwards')).id).not.toBe('')
}, 120_000)

async function readDataFolder(folder: string): Promise<string> {
  const { stdout } = await run('find', [folder, '-type', 'f', '-print0'])
  const files = stdout.split('\0').filter(Boolean)
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1').catch(() => '')))
  return texts.join('\n')
}
