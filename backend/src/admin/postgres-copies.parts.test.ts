import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contact, send } from '../../testing/admin-beside-site.ts'
import { installedPostgres } from '../../testing/installed-postgres.ts'
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts'
import { createTestBackend } from '../../testing/test-backend.ts'
import { commandArguments, openTestAdminContext } from '../../testing/test-admin-context.ts'
import { temporaryFolder, TEST_KEY, testSettings } from '../../testing/test-settings.ts'
import { formatBackupTime } from '../../../environment/backups/backup-times.ts'
import { lastBackup } from '../../../environment/backups/last-backup.ts'
import { replaceDatabase } from '../../../environment/postgres-tools/replace-database.ts'
import { backup } from './backup.ts'
import { erase } from './erase.ts'
import { list } from './list.ts'
import { restore } from './restore.ts'

const ROOT = join(import.meta.dirname, '../../..')
const PROGRAMS = installedPostgres()
const formWithIban = ALL_FORMS.find(({ fields }) => Object.values(fields).some(({ sensitive }) => sensitive))!

/** pg_dump must not be older than the server, so this needs both in one version. */
describe.skipIf(PROGRAMS === null)('backups of PostgreSQL', () => {
  let postgres: TestPostgres
  const path = process.env['PATH']
  beforeAll(async () => {
    postgres = await startPostgres(5503, PROGRAMS!)
    process.env['PATH'] = `${PROGRAMS}:${path}`
  })
  afterAll(async () => {
    process.env['PATH'] = path
    await postgres.stop()
  })

  test('T137: a backup is whole, for its owner only, and brings everything back but the erased, while the site runs', async () => {
    const { backend, context, settings } = await openBesideSite('restored')
    const remaining = await send(backend, contact, {
      email: 'remaining@example.com',
      // In a dump it is no end of a line.
      message: 'A separator\u2028of lines',
    })
    const gone = await send(backend, contact, { email: 'gone@example.com' })
    const file = join(temporaryFolder(), 'backup.dump')
    await backup(context, commandArguments(file))
    expect(context.takeOutput()).toContain('2 submissions')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await lastBackup(settings.dataDir)).toMatchObject({ file })
    await expect(backup(context, commandArguments(file))).rejects.toThrow('already there')

    const lost = await send(backend, contact)
    await erase(context, commandArguments('gone@example.com', { yes: true }))
    await expect(restore(context, commandArguments(file))).rejects.toThrow('--yes')
    await restore(context, commandArguments(file, { yes: true }))
    expect(context.takeOutput()).toContain('1 submissions are restored')
    const after = await send(backend, contact)
    await list(context, commandArguments())
    const listed = context.takeOutput()
    for (const reference of [remaining, after]) expect(listed).toContain(reference)
    for (const reference of [lost, gone]) expect(listed).not.toContain(reference)
    const actions = (await context.storage.listAudit({ forms: null, limit: 99 })).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['erase', 'erase-replayed']))
  })

  test('T137: a damaged backup is not restored, and one that breaks off changes nothing', async () => {
    const { backend, context, settings } = await openBesideSite('damaged')
    const reference = await send(backend, contact)
    const file = join(temporaryFolder(), 'backup.dump')
    await backup(context, commandArguments(file))
    truncateSync(file, statSync(file).size - 2_000)
    await expect(restore(context, commandArguments(file, { yes: true }))).rejects.toThrow('is damaged')
    await expect(replaceDatabase(settings.databaseUrl!, file)).rejects.toThrow(/(?:pg_restore|psql) failed/)
    writeFileSync(file, 'no dump')
    await expect(restore(context, commandArguments(file, { yes: true }))).rejects.toThrow(
      'no backup of submissions',
    )
    await list(context, commandArguments())
    expect(context.takeOutput()).toContain(reference)
  })

  test('T152, T153: a backup with another data key or of a newer version is rejected, and nothing is changed', async () => {
    const { backend, context, settings } = await openBesideSite('other_key')
    const file = join(temporaryFolder(), 'backup.dump')
    await send(backend, formWithIban)
    await backup(context, commandArguments(file))
    expect(context.takeOutput()).toContain('1 submissions')
    const later = await send(backend, contact)
    const otherKey = { text: `test:${Buffer.alloc(32, 9).toString('base64')}` }
    const withOtherKey = await openTestAdminContext({ ...settings, dataKey: otherKey })
    await expect(restore(withOtherKey, commandArguments(file, { yes: true }))).rejects.toThrow(
      'holds another key under the name test',
    )
    const client = new Client({ connectionString: settings.databaseUrl })
    await client.connect()
    await client.query("insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')")
    const newer = join(temporaryFolder(), 'newer.dump')
    await backup(context, commandArguments(newer))
    await client.query("delete from kysely_migration where name = '999-later'")
    await client.end()
    await expect(restore(context, commandArguments(newer, { yes: true }))).rejects.toThrow('newer version')
    await list(context, commandArguments())
    expect(context.takeOutput()).toContain(later)
  })

  test('the unit of the hourly timer backs PostgreSQL up, keeps seven days, and fails when it cannot', async () => {
    const { backend, settings } = await openBesideSite('timer')
    await send(backend, contact)
    const backups = join(settings.dataDir, 'backups')
    runUnit(settings.dataDir, settings.databaseUrl!)
    const [first = '', ...others] = readdirSync(backups)
    expect(first).toMatch(/^\d{8}T\d{6}\.dump$/)
    expect(others).toEqual([])
    const old = `${formatBackupTime(Date.now() - 7.5 * 24 * 60 * 60 * 1000)}.dump`
    for (const name of [old, 'by-hand.dump']) writeFileSync(join(backups, name), '')
    utimesSync(join(backups, 'by-hand.dump'), 1, 1)
    await pauseUntilNextSecond()
    runUnit(settings.dataDir, settings.databaseUrl!)
    const names = readdirSync(backups)
    expect(names).toHaveLength(3)
    expect(names).toEqual(expect.arrayContaining([first, 'by-hand.dump']))
    await pauseUntilNextSecond()
    expect(() => runUnit(settings.dataDir, 'postgres://127.0.0.1:5519/none')).toThrow('pg_dump failed')
  })

  /** A database of its own. */
  async function openBesideSite(name: string) {
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    const databaseUrl = postgres.url.replace(/postgres$/, name)
    const settings = testSettings({ databaseUrl })
    const backend = await createTestBackend({ settings })
    return { settings, backend, context: await openTestAdminContext(settings) }
  }
})

/** The commands of beam-backup.service, with the folder of this test. */
function runUnit(dataDir: string, databaseUrl: string): void {
  const unit = readFileSync(join(ROOT, 'deploy/systemd/beam-backup.service'), 'utf8')
  const commands = [...unit.matchAll(/^ExecStart(?:Post)?=(.+)$/gm)].map(([, command = '']) => command)
  for (const command of commands)
    execFileSync(
      '/bin/sh',
      ['-c', command.replaceAll('/var/lib/beam-site', dataDir).replaceAll('/opt/beam-wallet', ROOT)],
      {
        cwd: ROOT,
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATA_KEY: TEST_KEY },
        encoding: 'utf8',
        stdio: 'pipe',
      },
    )
}

/** Backups are named by the second. */
async function pauseUntilNextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000)
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(second)
}
