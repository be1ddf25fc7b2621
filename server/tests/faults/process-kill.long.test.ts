import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { startPostgres } from '../../../backend/testing/start-postgres.ts'
import { sendRaw, requestText } from '../../testing/send-raw.ts'
import { expectStoredOnce } from '../../testing/expect-stored-once.ts'
import { stopSite, startTestSite } from '../../testing/start-test-site.ts'
import { startSenders } from '../../../backend/testing/retrying-client.ts'
import { storedFiles, storedRows, storedRowsOfPostgres } from '../../testing/stored-rows.ts'

const KILLS = 50
const CLIENTS = 8
const BETWEEN_KILLS = 15
const POLL_OPTIONS = { timeout: 120_000, interval: 20 }
const FILES = ALL_FORMS.map(
  ({ name, fields }) => [name, Object.values(fields).filter(({ type }) => type === 'file').length] as const,
)

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'beam-killed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('T54: the site is killed repeatedly under load: no submission is lost or duplicated', async () => {
  const environment = { DATA_DIR: await temporaryFolder(), PORT: '3221' }
  let site = await startTestSite(environment)
  const senders = startSenders([site.url], ALL_FORMS, CLIENTS)
  for (let kill = 0; kill < KILLS; kill++) {
    const before = senders.acknowledged.length
    await expect.poll(() => senders.acknowledged.length, POLL_OPTIONS).toBeGreaterThan(before + BETWEEN_KILLS)
    await pause((kill * 13) % 40)
    await stopSite(site, 'SIGKILL')
    site = await startTestSite(environment)
  }
  await senders.stop()
  expect(await stopSite(site, 'SIGTERM')).toBe(0)
  const rows = storedRows(environment.DATA_DIR)
  expectStoredOnce(senders.acknowledged, rows)
  const files = await storedFiles(environment.DATA_DIR)
  for (const [form, count] of FILES) {
    const ids = rows.filter((row) => row.form === form).map(({ id }) => id)
    expect(files.filter(({ submission }) => ids.includes(submission))).toHaveLength(ids.length * count)
  }
}, 1_800_000)

test('T67: two sites on one PostgreSQL that crashes and restarts: no submission is lost or duplicated', async () => {
  const postgres = await startPostgres(5530)
  onTestFinished(() => postgres.stop())
  const sites = await Promise.all([
    startTestSite({ DATABASE_URL: postgres.url }),
    startTestSite({ DATABASE_URL: postgres.url }),
  ])
  const senders = startSenders(
    sites.map(({ url }) => url),
    ALL_FORMS,
    CLIENTS,
  )
  for (let crash = 0; crash < 4; crash++) {
    const before = senders.acknowledged.length
    await expect.poll(() => senders.acknowledged.length, POLL_OPTIONS).toBeGreaterThan(before + BETWEEN_KILLS)
    await postgres.crash()
    for (const { url } of sites)
      expect((await sendRaw(url, requestText('GET', '/about-us'))).status).toBe(200)
    await postgres.restart()
  }
  await senders.stop()
  expectStoredOnce(senders.acknowledged, await storedRowsOfPostgres(postgres.url))
  for (const site of sites) expect(await stopSite(site, 'SIGTERM')).toBe(0)
}, 600_000)
