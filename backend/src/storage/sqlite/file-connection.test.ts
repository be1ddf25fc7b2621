import {
  closeSync,
  copyFileSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../testing/test-settings.ts'
import { copyDatabase } from '../../admin/sqlite-copies.ts'
import { createFileConnection, type FileConnection } from './file-connection.ts'

const connectTo = (file: string) => {
  const connection = createFileConnection({ file, maxBytes: undefined, isSite: false })
  onTestFinished(() => connection.close())
  return connection
}

test('T84: a file that is replaced while it is being opened is not used', async () => {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  const connection = connectTo(file)
  await connection.open(0, false)
  connection.close()
  copyFileSync(file, `${file}.new`)
  const opening = connection.open(0, true)
  renameSync(`${file}.new`, file)
  await expect(opening).rejects.toThrow('was removed, replaced')
  expect(connection.current()).toBeUndefined()
  await connection.open(0, true)
  expect(connection.monitor.isInPlace()).toBe(true)
})

test('T84: a file that must exist is not created', async () => {
  const connection = connectTo(join(temporaryFolder(), 'submissions.sqlite'))
  await expect(connection.open(0, true)).rejects.toThrow('was removed, replaced')
  expect(connection.current()).toBeUndefined()
})

/** A database whose WAL has rows that its file lacks: another connection keeps the WAL. */
async function openWithWal(): Promise<{ file: string; connection: FileConnection; other: DatabaseSync }> {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  const connection = connectTo(file)
  await connection.open(0, false)
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('create table example (text)')
  for (let row = 0; row < 50; row++) other.prepare('insert into example values (?)').run('x'.repeat(1000))
  connection.close()
  return { file, connection, other }
}

test('T84: the WAL of a file that was replaced while it was being opened is not left to the new one', async () => {
  const { file, connection } = await openWithWal()
  copyFileSync(file, `${file}.new`)
  const opening = connection.open(0, true)
  renameSync(`${file}.new`, file)
  await expect(opening).rejects.toThrow('was removed, replaced')
  expect(statSync(`${file}-wal`).size).toBe(0)
})

test('T84: a backup that replaced a closed file is not opened with the WAL of that one', async () => {
  const { file, connection, other } = await openWithWal()
  copyDatabase(file, `${file}.new`)
  other.exec('delete from example where rowid % 2 = 0')
  const { size } = statSync(`${file}-wal`)
  renameSync(`${file}.new`, file)
  await expect(connection.open(0, true)).rejects.toThrow('was removed, replaced')
  expect(statSync(`${file}-wal`).size).toBe(size)
})

test('T84: an emptied file is not opened, and keeps its WAL', async () => {
  const { file, connection } = await openWithWal()
  const { size } = statSync(`${file}-wal`)
  truncateSync(file)
  await expect(connection.open(0, true)).rejects.toThrow('not complete')
  expect(statSync(`${file}-wal`).size).toBe(size)
})

test.each([
  ['an emptied file', (file: string) => truncateSync(file)],
  ['half a file', (file: string) => truncateSync(file, statSync(file).size / 2)],
  ['a removed file', (file: string) => rmSync(file)],
])('T84: %s keeps its WAL when a site starts', async (_, damage) => {
  const { file, other } = await openWithWal()
  other.exec('pragma wal_checkpoint(truncate)')
  other.exec("insert into example values ('last')")
  const { size } = statSync(`${file}-wal`)
  damage(file)
  await expect(connectTo(file).open(0, false)).rejects.toThrow('not complete')
  expect(statSync(`${file}-wal`).size).toBe(size)
})

test.each([
  ['removed', (file: string) => rmSync(file)],
  ['emptied', (file: string) => truncateSync(file)],
])('T84: a backup that replaces a %s file is used without the WAL of that one', async (_, damage) => {
  const { file, other } = await openWithWal()
  const killed = join(temporaryFolder(), 'submissions.sqlite')
  const backup = join(temporaryFolder(), 'backup.sqlite')
  other.exec('pragma wal_checkpoint(truncate)')
  copyDatabase(file, backup)
  other.exec("delete from example where rowid % 2 = 0; insert into example values ('last')")
  for (const ending of ['', '-wal']) copyFileSync(file + ending, killed + ending)
  damage(killed)
  const connection = createFileConnection({ file: killed, maxBytes: undefined, isSite: true })
  onTestFinished(() => {
    connection.close()
    connection.unlock()
  })
  await expect(connection.open(0, false)).rejects.toThrow('not complete')
  renameSync(backup, killed)
  expect(await connection.openIfIntact()).toBe(true)
  const rows = connection.current()!.database.prepare('select count(*) as rows from example').get()
  expect(rows).toEqual({ rows: 50 })
  expect(readdirSync(dirname(killed)).some((name) => name.includes('-wal.replaced-'))).toBe(true)
})

test('T84: an incomplete file is not copied, and keeps its WAL', async () => {
  const { file } = await openWithWal()
  const { size } = statSync(`${file}-wal`)
  truncateSync(file)
  expect(() => copyDatabase(file, `${file}.copy`)).toThrow('not complete')
  expect(statSync(`${file}-wal`).size).toBe(size)
})

test('a file is opened that is shorter than its header says when its WAL has the rest', async () => {
  const { file, connection, other } = await openWithWal()
  const pages = Buffer.alloc(4)
  pages.writeUInt32BE(Number(other.prepare('pragma page_count').get()?.['page_count']))
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, pages, 0, 4, PAGE_COUNT_OFFSET)
  closeSync(descriptor)
  const { database } = await connection.open(0, true)
  expect(database.prepare('select count(*) as rows from example').get()).toEqual({ rows: 50 })
})

const PAGE_COUNT_OFFSET = 28
