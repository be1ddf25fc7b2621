import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, onTestFinished, test } from 'vitest'
import { inheritedEnvironment } from '../../../environment/testing/inherited-environment.ts'
import { openAdminBesideSite, send, contact } from '../../testing/admin-beside-site.ts'
import { commandArguments, openTestAdminContext } from '../../testing/test-admin-context.ts'
import { temporaryFolder, TEST_KEY } from '../../testing/test-settings.ts'
import { BEFORE_ADDRESSES } from '../../tests/storage-contract/before-addresses.ts'
import { sqliteFile } from '../settings.ts'
import { backup } from './backup.ts'
import { erasureJournal } from '../inbox/erasure-journal.ts'
import { erase } from './erase.ts'
import { list } from './list.ts'
import { replay } from './replay.ts'
import { restore } from './restore.ts'

test('a backup is whole, is never written over, and brings everything back while the site runs', async () => {
  const { backend, context } = await openAdminBesideSite()
  const remaining = await send(backend, contact)
  const file = join(temporaryFolder(), 'backup.sqlite')
  await backup(context, commandArguments(file))
  expect(context.takeOutput()).toContain('1 submissions')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(backup(context, commandArguments(file))).rejects.toThrow('already there')
  const lost = await send(backend, contact)
  await expect(restore(context, commandArguments(file))).rejects.toThrow('--yes')
  await restore(context, commandArguments(file, { yes: true }))
  const after = await send(backend, contact)
  await list(context, commandArguments())
  const listed = context.takeOutput()
  expect(listed).toContain(remaining)
  expect(listed).toContain(after)
  expect(listed).not.toContain(lost)
})

test('T121: a backup smaller than the database is restored completely', async () => {
  const { backend, context, settings } = await openAdminBesideSite()
  await send(backend, contact, { email: 'gone@example.com' })
  const remaining = await send(backend, contact, { email: 'other@example.com' })
  const file = join(temporaryFolder(), 'backup.sqlite')
  await backup(context, commandArguments(file))
  await erase(context, commandArguments('gone@example.com', { yes: true }))
  growDatabase(sqliteFile(settings))
  const later = await openTestAdminContext(settings)
  await restore(later, commandArguments(file, { yes: true }))
  expect(later.takeOutput()).toContain('1 submissions of persons who were erased are removed again')
  await list(later, commandArguments())
  expect(later.takeOutput()).toContain(remaining)
})

test.each([
  ['emptied', (file: string) => truncateSync(file)],
  ['cut in half', (file: string) => truncateSync(file, statSync(file).size / 2)],
  ['overwritten', (file: string) => writeFileSync(file, 'no database'.repeat(500))],
])('a backup is restored where the database file was %s', async (_, damage) => {
  const { backend, context, settings } = await openAdminBesideSite()
  const stored = await send(backend, contact)
  const file = join(temporaryFolder(), 'backup.sqlite')
  await backup(context, commandArguments(file))
  await send(backend, contact)
  await backend.close()
  await context.storage.close()
  damage(sqliteFile(settings))
  const later = await openTestAdminContext(settings)
  await expect(list(later, commandArguments())).rejects.toThrow('file-lost')
  await restore(later, commandArguments(file, { yes: true }))
  expect(later.takeOutput()).toContain('Nothing could be read of what was there before.')
  await list(later, commandArguments())
  expect(later.takeOutput()).toContain(stored)
})

test('the site goes on while a restore waits for somebody who reads', async () => {
  const { backend, context, settings } = await openAdminBesideSite()
  await send(backend, contact)
  const file = join(temporaryFolder(), 'backup.sqlite')
  await backup(context, commandArguments(file))
  const reader = new DatabaseSync(sqliteFile(settings))
  onTestFinished(() => reader.close())
  reader.exec('begin')
  reader.prepare('select count(*) from submissions').get()
  const restoring = restore(context, commandArguments(file, { yes: true }))
  const end = performance.now() + READING_MS
  while (performance.now() < end) {
    const since = performance.now()
    await pause(100)
    await send(backend, contact)
    expect(performance.now() - since).toBeLessThan(MAX_WAIT_MS)
  }
  reader.exec('commit')
  await restoring
})

const READING_MS = 3_000
const MAX_WAIT_MS = 2_500

const formWithIban = ALL_FORMS.find(({ fields }) => Object.values(fields).some(({ sensitive }) => sensitive))!

function changeDatabase(file: string, sql: string): void {
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
}

/** By two megabytes, in the file itself. */
function growDatabase(file: string): void {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec('create table filler as select zeroblob(2000000) as bytes')
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
}

test('a file that is not a backup is not restored', async () => {
  const { context } = await openAdminBesideSite()
  const folder = mkdtempSync(join(temporaryFolder(), 'x'))
  writeFileSync(join(folder, 'text'), 'no database'.repeat(500))
  await expect(restore(context, commandArguments(join(folder, 'text'), { yes: true }))).rejects.toThrow(
    'is not a backup of submissions',
  )
  await expect(restore(context, commandArguments(join(folder, 'nothing'), { yes: true }))).rejects.toThrow(
    'does not exist',
  )
})

test('T152: a backup that another data key encrypted is rejected, and nothing is changed', async () => {
  const { backend, context, settings } = await openAdminBesideSite()
  await send(backend, formWithIban)
  const file = join(temporaryFolder(), 'backup.sqlite')
  await backup(context, commandArguments(file))
  const later = await send(backend, contact)
  for (const [key, problem] of [
    [`other:${Buffer.alloc(32, 9).toString('base64')}`, 'does not hold the data key test'],
    [`test:${Buffer.alloc(32, 9).toString('base64')}`, 'holds another key under the name test'],
  ] as const) {
    const withOtherKey = await openTestAdminContext({ ...settings, dataKey: { text: key } })
    await expect(restore(withOtherKey, commandArguments(file, { yes: true }))).rejects.toThrow(problem)
    await list(withOtherKey, commandArguments())
    expect(withOtherKey.takeOutput()).toContain(later)
  }
  const lost = `other:${Buffer.alloc(32, 9).toString('base64')}\ntest:lost`
  const withoutKey = await openTestAdminContext({ ...settings, dataKey: { text: lost } })
  await restore(withoutKey, commandArguments(file, { yes: true }))
  expect(withoutKey.takeOutput()).toContain('1 submissions are restored')
})

test('T153: a backup of a newer version is rejected, and nothing is changed', async () => {
  const { backend, context } = await openAdminBesideSite()
  const file = join(temporaryFolder(), 'backup.sqlite')
  await backup(context, commandArguments(file))
  const stored = await send(backend, contact)
  changeDatabase(file, "insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')")
  await expect(restore(context, commandArguments(file, { yes: true }))).rejects.toThrow('newer version')
  await list(context, commandArguments())
  expect(context.takeOutput()).toContain(stored)
})

test('T153: a backup that does not fit on the disk leaves nothing, and the site goes on', async () => {
  const { backend, context, settings } = await openAdminBesideSite()
  await send(backend, contact)
  const folder = temporaryFolder()
  const command = join(import.meta.dirname, '../../submissions.command.ts')
  // Files may grow to 20 KB: as on a full disk, writing fails half-way.
  const { status, stderr } = spawnSync(
    'env',
    [
      '--ignore-signal=XFSZ',
      'bash',
      '-c',
      'ulimit -f 20; exec "$@"',
      'sh',
      process.execPath,
      command,
      'backup',
      '--folder',
      folder,
    ],
    { env: { ...inheritedEnvironment(), DATA_DIR: settings.dataDir, DATA_KEY: TEST_KEY }, encoding: 'utf8' },
  )
  expect(stderr).toContain('It did not work')
  expect(status).toBe(1)
  expect(readdirSync(folder)).toEqual([])
  expect(existsSync(join(settings.dataDir, 'last-backup.json'))).toBe(false)
  const stored = await send(backend, contact)
  await list(context, commandArguments())
  expect(context.takeOutput()).toContain(stored)
})

test('T153: a backup that was cut off or changed is rejected, and nothing is changed', async () => {
  const { backend, context } = await openAdminBesideSite()
  for (let number = 0; number < 5; number++) await send(backend, contact)
  const file = join(temporaryFolder(), 'backup.sqlite')
  await backup(context, commandArguments(file))
  const stored = await send(backend, contact)
  const whole = readFileSync(file)
  const damaged = Buffer.from(whole)
  damaged.fill(255, whole.length / 2, whole.length / 2 + 3_000)
  for (const bytes of [
    whole.subarray(0, whole.length / 2),
    whole.subarray(0, 300),
    Buffer.alloc(0),
    damaged,
  ]) {
    writeFileSync(file, bytes)
    await expect(restore(context, commandArguments(file, { yes: true }))).rejects.toThrow(
      /is damaged|is not a backup/,
    )
  }
  await list(context, commandArguments())
  expect(context.takeOutput()).toContain(stored)
})

test('a backup of an older version is brought up to date and restored', async () => {
  const { backend, context } = await openAdminBesideSite()
  const remaining = await send(backend, contact)
  const file = join(temporaryFolder(), 'backup.sqlite')
  await backup(context, commandArguments(file))
  const lost = await send(backend, contact)
  changeDatabase(file, `${BEFORE_ADDRESSES}; delete from submissions where form_version = 'v1'`)
  await restore(context, commandArguments(file, { yes: true }))
  const repeated = await send(backend, contact)
  await list(context, commandArguments())
  const listed = context.takeOutput()
  for (const reference of [remaining, repeated]) expect(listed).toContain(reference)
  expect(listed).not.toContain(lost)
})

test('T121: a restored backup does not bring an erased person back, nor forget who did what', async () => {
  const { backend, context } = await openAdminBesideSite()
  const gone = await send(backend, contact, { email: 'gone@example.com' })
  const other = await send(backend, contact, { email: 'other@example.com' })
  const file = join(temporaryFolder(), 'backup.sqlite')
  await backup(context, commandArguments(file))
  await erase(context, commandArguments('gone@example.com', { yes: true }))
  const repeated = await send(backend, contact, { email: 'gone@example.com' })
  await restore(context, commandArguments(file, { yes: true }))
  expect(context.takeOutput()).toContain('1 submissions of persons who were erased are removed again')
  await list(context, commandArguments())
  const listed = context.takeOutput()
  expect(listed).toContain(other)
  expect(listed).not.toContain(gone)
  expect(listed).not.toContain(repeated)
  const actions = (await context.storage.listAudit({ forms: null, limit: 99 })).map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['erase', 'erase-replayed']))
})

test('T121: the journal alone suffices, and what a person sent after their erasure stays', async () => {
  let now = Date.UTC(2026, 10, 20)
  const { backend, context, settings } = await openAdminBesideSite({ now: () => now })
  await erase(context, commandArguments('gone@example.com', { yes: true }))
  const journal = join(temporaryFolder(), 'copy.ndjson')
  writeFileSync(journal, `${readFileSync(erasureJournal(settings), 'utf8')}{"address_hash":"half a li`)
  now += 1_000
  const later = await send(backend, contact, { email: 'gone@example.com' })
  now -= 2_000
  const earlier = await send(backend, contact, { email: 'gone@example.com', lastName: 'Before' })
  context.takeOutput()
  await replay(context, commandArguments(journal))
  expect(context.takeOutput()).toContain('1 submissions removed')
  await list(context, commandArguments())
  const listed = context.takeOutput()
  expect(listed).toContain(later)
  expect(listed).not.toContain(earlier)
  await expect(replay(context, commandArguments('/nowhere'))).rejects.toThrow('/nowhere does not exist')
})
