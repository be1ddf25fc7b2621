import { chmod, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { writeAtomically } from '@beam/environment/backups/write-atomically.ts'
import { dumpDatabase } from '@beam/environment/postgres-tools/dump-database.ts'
import { syncFile } from '@beam/environment/sync-file.ts'
import type { Core } from '@strapi/strapi'

const MAX_BACKUPS = 5
const BACKUP = /^content-.+\.(?:db|dump)$/
/** What a start that was killed has left. */
const PARTIAL = /^content-.+\.partial$/

interface BackupOptions {
  readonly dataFolder: string
  /** null: SQLite. */
  readonly databaseUrl: string | null
}

/**
 * Copies the content database, with everything committed so far, to `<dataFolder>/backups/content-<time>.db` (SQLite)
 * or `.dump` (PostgreSQL), and removes all but the newest backups. Returns the file. Rejects when the copy cannot be
 * written, e.g. without pg_dump or on a full disk; then nothing of it is left, however often the start is repeated.
 */
export async function backUpDatabase(
  strapi: Core.Strapi,
  { dataFolder, databaseUrl }: BackupOptions,
): Promise<string> {
  const folder = path.join(dataFolder, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removePartial(folder)
  const name = path.join(folder, `content-${new Date().toISOString().replaceAll(':', '-')}`)
  const file = `${name}.${databaseUrl === null ? 'db' : 'dump'}`
  await writeAtomically(file, (partial) =>
    databaseUrl === null ? copySqlite(strapi, partial) : dumpDatabase(databaseUrl, partial),
  )
  await removeOldest(folder)
  return file
}

async function copySqlite(strapi: Core.Strapi, file: string): Promise<void> {
  await strapi.db.connection.raw('VACUUM INTO ?', [file])
  await chmod(file, 0o600)
  await syncFile(file)
}

async function removePartial(folder: string): Promise<void> {
  const partial = (await readdir(folder)).filter((name) => PARTIAL.test(name))
  for (const name of partial) await rm(path.join(folder, name), { force: true })
}

async function removeOldest(folder: string): Promise<void> {
  const backups = (await readdir(folder)).filter((name) => BACKUP.test(name)).toSorted()
  for (const name of backups.slice(0, -MAX_BACKUPS)) await rm(path.join(folder, name), { force: true })
}
