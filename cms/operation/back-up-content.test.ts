import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { inheritedEnvironment } from '../../environment/testing/inherited-environment.ts'
import { backUpContent } from './back-up-content.ts'
import { backupFolder } from './backup-folder.ts'
import { uploadsFolder, sqliteFile, type OperationSettings } from './operation-settings.ts'
import { restoreContent } from './restore-content.ts'

const NOW = Date.UTC(2026, 10, 22)
const ROOT = path.resolve(import.meta.dirname, '../..')

test('T137: a backup of content holds database and uploads, and brings both back', async () => {
  const { settings, folder } = contentWith('before', { 'one.png': 'first image' })
  const backup = path.join(folder, 'backup')
  expect(await backUpContent(settings, backup, NOW)).toEqual({ pages: 1, images: 0, uploads: 1 })
  expect(statSync(path.join(backup, 'content.db')).mode & 0o077).toBe(0)
  await expect(backUpContent(settings, backup, NOW)).rejects.toThrow('exists already')

  setTitle(settings, 'after')
  rmSync(path.join(uploadsFolder(settings), 'one.png'))
  await expect(restoreContent(settings, backup, false, NOW)).rejects.toThrow('add --yes')
  const { before, pages } = await restoreContent(settings, backup, true, NOW)
  expect(pages).toBe(1)
  expect(title(sqliteFile(settings))).toBe('before')
  expect(readFileSync(path.join(uploadsFolder(settings), 'one.png'), 'utf8')).toBe('first image')
  expect(title(path.join(before ?? '', 'content.db'))).toBe('after')
})

test('T137: a backup in which a file is missing, changed or outside of it is rejected, and nothing is changed', async () => {
  const { settings, folder } = contentWith('before', { 'one.png': 'first image' })
  const backup = path.join(folder, 'backup')
  await backUpContent(settings, backup, NOW)
  setTitle(settings, 'after')
  const image = path.join(backup, 'uploads/one.png')
  writeFileSync(image, 'another image')
  await expect(restoreContent(settings, backup, true, NOW)).rejects.toThrow('one.png has changed')
  rmSync(image)
  await expect(restoreContent(settings, backup, true, NOW)).rejects.toThrow('one.png is missing')
  const manifest = path.join(backup, 'manifest.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('one.png', '../../one.png'))
  await expect(restoreContent(settings, backup, true, NOW)).rejects.toThrow('outside of it')
  rmSync(manifest)
  await expect(restoreContent(settings, backup, true, NOW)).rejects.toThrow('no complete backup')
  expect(title(sqliteFile(settings))).toBe('after')
})

test('T137: content that a running service uses is backed up, but not replaced', async () => {
  const { settings, folder } = contentWith('before', {})
  const service = new DatabaseSync(sqliteFile(settings))
  onTestFinished(() => service.close())
  service.exec("pragma journal_mode = wal; update pages set title = 'newer'")
  const backup = path.join(folder, 'backup')
  await backUpContent(settings, backup, NOW)
  expect(title(path.join(backup, 'content.db'))).toBe('newer')
  await expect(restoreContent(settings, backup, true, NOW)).rejects.toThrow('Stop it first')
})

test('T154: whatever editors upload and delete meanwhile, a backup has every file that its database names', async () => {
  const { settings, folder } = contentWith('before', {})
  const database = new DatabaseSync(sqliteFile(settings), { timeout: 10_000 })
  onTestFinished(() => database.close())
  database.exec('pragma journal_mode = wal; alter table files add name text')
  const upload = (name: string) => {
    writeFileSync(path.join(uploadsFolder(settings), name), `the bytes of ${name}`)
    database.prepare('insert into files (name) values (?)').run(name)
  }
  const remove = (name: string) => {
    database.prepare('delete from files where name = ?').run(name)
    rmSync(path.join(uploadsFolder(settings), name))
  }
  for (let number = 0; number < 60; number++) upload(`${number}.png`)
  const editor = (async () => {
    for (let number = 60; number < 110; number++) {
      upload(`${number}.png`)
      remove(`${number - 60}.png`)
      await pause(2)
    }
  })()
  const backup = path.join(folder, 'backup')
  await backUpContent(settings, backup, NOW)
  await editor
  const copy = new DatabaseSync(path.join(backup, 'content.db'), { readOnly: true })
  const named = copy
    .prepare('select name from files')
    .all()
    .map((row) => String(row['name']))
  copy.close()
  expect(named.length).toBeGreaterThanOrEqual(60)
  const files = new Set(readdirSync(path.join(backup, 'uploads')))
  expect(named.filter((name) => !files.has(name))).toEqual([])
})

test('T154: a backup that does not fit on the disk leaves nothing', () => {
  const { settings, folder } = contentWith('before', { 'large.png': 'x'.repeat(200_000) })
  const command = path.join(ROOT, 'cms/operation/content-service.command.ts')
  // Files may grow to 100 KB: as on a full disk, writing fails half-way.
  const { status, stderr } = spawnSync(
    'env',
    [
      '--ignore-signal=XFSZ',
      'bash',
      '-c',
      'ulimit -f 100; exec "$@"',
      'sh',
      process.execPath,
      command,
      'backup',
      path.join(folder, 'b'),
    ],
    { env: { ...inheritedEnvironment(), CMS_DATA_DIR: settings.dataFolder }, encoding: 'utf8' },
  )
  expect(stderr).toContain('It did not work')
  expect(status).toBe(1)
  expect(readdirSync(folder)).toEqual(['data'])
})

test('a backup that fails leaves no folder', async () => {
  const { settings, folder } = contentWith('before', {})
  rmSync(sqliteFile(settings))
  const backup = path.join(folder, 'backup')
  await expect(backUpContent(settings, backup, NOW)).rejects.toThrow('There is no content yet')
  expect(readdirSync(folder)).toEqual(['data'])
})

test('a folder of backups keeps those of the last days and everything else in it', async () => {
  const { folder } = contentWith('before', {})
  for (const name of ['content-20261113T000000', 'content-20261120T000000', 'notes'])
    mkdirSync(path.join(folder, name))
  const backups = backupFolder(folder, '7')
  expect(path.basename(await backups.newFolder(NOW))).toBe('content-20261122T000000')
  expect(await backups.removeOld(NOW)).toBe(1)
  expect(readdirSync(folder).toSorted()).toEqual(['content-20261120T000000', 'data', 'notes'])
  expect(() => backupFolder(folder, 'week')).toThrow('--keep-days')
})

test.each(['--folder', '--into'])(
  'the unit of the daily timer writes such a backup with %s and remembers it',
  (option) => {
    const { settings } = contentWith('before', { 'one.png': 'first image' })
    const unit = readFileSync(path.join(ROOT, 'deploy/systemd/beam-content-backup.service'), 'utf8')
    const command = (/^ExecStart=(.+)$/m.exec(unit)?.[1] ?? '')
      .replaceAll('/var/lib/beam-content', settings.dataFolder)
      .replaceAll('/opt/beam-wallet', ROOT)
      .replace('--folder', option)
    const env = { ...inheritedEnvironment(), CMS_DATA_DIR: settings.dataFolder }
    const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', command], {
      cwd: ROOT,
      env,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(stdout).toMatch(/backups\/content-\d{8}T\d{6}: 1 pages, 0 images in 1 files, checked\./u)
    const last = JSON.parse(readFileSync(path.join(settings.dataFolder, 'last-backup.json'), 'utf8')) as {
      file: string
    }
    expect(readdirSync(last.file).toSorted()).toEqual(['content.db', 'manifest.json', 'uploads'])
  },
)

test.each([
  ['backup'],
  ['backup', 'FOLDER', '--folder', 'OTHER'],
  ['backup', 'FOLDER', '--into', 'OTHER'],
  ['backup', '--folder=FOLDER', '--into=OTHER'],
  ['restore'],
  ['erase', 'FOLDER'],
  ['backup', 'FOLDER', '--yes'],
])('content-service %s %s %s is rejected, and nothing is done', (...typed) => {
  const command = path.join(ROOT, 'cms/operation/content-service.command.ts')
  const { status, stderr } = spawnSync(process.execPath, [command, ...typed], { encoding: 'utf8' })
  expect(stderr).toContain('npm run content-service -- backup FOLDER')
  expect(status).toBe(2)
})

/** A content service's data with one page and these uploads. */
function contentWith(pageTitle: string, uploads: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'beam-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const settings: OperationSettings = {
    dataFolder: path.join(folder, 'data'),
    databaseUrl: null,
    uploads: null,
  }
  mkdirSync(uploadsFolder(settings), { recursive: true })
  const database = new DatabaseSync(sqliteFile(settings))
  database.exec('create table pages (document_id text, title text); create table files (id integer)')
  database.prepare("insert into pages values ('a', ?)").run(pageTitle)
  database.close()
  for (const [name, content] of Object.entries(uploads))
    writeFileSync(path.join(uploadsFolder(settings), name), content)
  return { settings, folder }
}

function setTitle(settings: OperationSettings, text: string): void {
  const database = new DatabaseSync(sqliteFile(settings))
  database.prepare('update pages set title = ?').run(text)
  database.close()
}

function title(file: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true })
  const row = database.prepare('select title from pages').get()
  database.close()
  return row?.['title']
}
