import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { DatabaseSync, backup as copyPages } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { sqliteFile, type BackendSettings } from '../settings.ts'
import { listDataKeyUses } from '../storage/commands/data-key-uses.ts'
import { assertCompleteDatabase } from '../storage/sqlite/assert-complete-database.ts'
import { existingFile } from '../storage/sqlite/existing-file.ts'
import { FileLostError } from '../storage/sqlite/file-lost-error.ts'
import { setWalAside } from '../storage/sqlite/set-wal-aside.ts'
import { openSqlite, type OpenSqlite } from '../storage/sqlite/open-sqlite.ts'
import { AdminError } from './admin-context.ts'
import type { DatabaseCopies } from './database-copies.ts'

const MAX_ATTEMPTS = 50
const PAUSE_MS = 200
/** The site looks every second. */
const NOTICED_AFTER_MS = 3_000
const ALL_PAGES = 2 ** 31 - 1
const LOCK_TIMEOUT_MS = 5_000
/** While a checkpoint waits for who reads, the site cannot write. */
const CHECKPOINT_TIMEOUT_MS = 50

/** Copies by SQLite itself, which respects the locks of the running site. */
export function createSqliteCopies(settings: BackendSettings): DatabaseCopies {
  const live = sqliteFile(settings)
  return {
    extension: '.sqlite',
    canBeRead: () => isComplete(live),
    write: async (file) => copyDatabase(live, file),
    inspect: async (file) => inspectCopy(file),
    replace: (file, check) =>
      withMigratedCopy(file, `${live}.restoring`, async ({ db }, migrated) => {
        check(await listDataKeyUses(db, null))
        if (!isComplete(live)) await setIncompleteAside(live)
        await replacePages(migrated, live)
        await shrink(live)
      }),
  }
}

/** A site that runs must have noticed what happened to the file before another takes its place. */
async function setIncompleteAside(file: string): Promise<void> {
  await pause(NOTICED_AFTER_MS)
  setWalAside(file)
  if (existsSync(file)) renameSync(file, `${file}.replaced-${Date.now()}`)
}

function isComplete(file: string): boolean {
  try {
    assertCompleteDatabase(file)
    return true
  } catch (error) {
    if (error instanceof FileLostError) return false
    throw error
  }
}

/** A backup of an older version gets the tables of this one, apart from the database that it replaces. */
async function withMigratedCopy(
  file: string,
  copy: string,
  action: (opened: OpenSqlite, copy: string) => Promise<void>,
): Promise<void> {
  removeDatabase(copy)
  try {
    copyFileSync(file, copy)
    const opened = await openSqlite(copy, LOCK_TIMEOUT_MS).catch((error: Error) => {
      throw new AdminError(`${file} cannot be restored. ${error.message}`)
    })
    try {
      await action(opened, copy)
    } finally {
      opened.database.close()
    }
  } finally {
    removeDatabase(copy)
  }
}

function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
}

async function shrink(file: string): Promise<void> {
  const { database } = await openSqlite(file, CHECKPOINT_TIMEOUT_MS)
  try {
    await shrinkFile(database)
  } finally {
    database.close()
  }
}

/**
 * One consistent moment of the database, without the space of removed rows. Throws a FileLostError when it is incomplete:
 * opening it would remove its WAL.
 */
export function copyDatabase(from: string, to: string): void {
  assertCompleteDatabase(from)
  const database = new DatabaseSync(existingFile(from), { timeout: 10_000 })
  try {
    database.prepare('vacuum into ?').run(to)
  } finally {
    database.close()
  }
  chmodSync(to, 0o600)
  const descriptor = openSync(to, 'r+')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

function inspectCopy(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const verdict = database.prepare('pragma integrity_check').get()?.['integrity_check']
    if (verdict !== 'ok') throw new AdminError(`${file} is damaged: ${String(verdict)}`)
    return Number(database.prepare('select count(*) as count from submissions').get()?.['count'])
  } catch (error) {
    if (error instanceof AdminError) throw error
    throw new AdminError(`${file} is not a backup of submissions.`)
  } finally {
    database.close()
  }
}

/** The site sees either the old or the new database. */
async function replacePages(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    for (let attempt = 1; !(await copied(source, to, attempt === MAX_ATTEMPTS)); attempt++)
      await pause(PAUSE_MS)
  } finally {
    source.close()
  }
}

/**
 * A smaller backup shrinks the file at the next checkpoint, which a running storage takes for damage: so it is made
 * now.
 */
async function shrinkFile(database: DatabaseSync): Promise<void> {
  const checkpoint = database.prepare('pragma wal_checkpoint(truncate)')
  for (let attempt = 1; checkpoint.get()?.['busy'] !== 0 && attempt < MAX_ATTEMPTS; attempt++)
    await pause(PAUSE_MS)
}

async function copied(source: DatabaseSync, to: string, isLastTry: boolean): Promise<boolean> {
  try {
    await copyPages(source, to, { rate: ALL_PAGES })
    return true
  } catch (error) {
    if (isLastTry) throw error
    return false
  }
}
