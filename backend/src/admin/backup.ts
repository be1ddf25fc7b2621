import { chmodSync, closeSync, existsSync, fsyncSync, openSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteFile } from '../settings.ts'
import { AdminError, singleArgument, type AdminContext, type Arguments } from './admin-context.ts'

/** Copies the database into one file while the site goes on, and proves that the copy is whole. */
export async function backup(context: AdminContext, args: Arguments): Promise<void> {
  rejectPostgres(context, 'pg_dump --format=custom "$DATABASE_URL" > FILE')
  const file = resolve(singleArgument(args, 'file to write'))
  if (existsSync(file)) throw new AdminError(`${file} is already there.`)
  copyDatabase(sqliteFile(context.settings), file)
  const count = inspectCopy(file)
  context.print(`${file}: ${count} submissions, ${statSync(file).size} bytes, checked.`)
  context.print('The data key is not in it. Keep a copy of the key in another place.')
}

export function rejectPostgres({ settings }: AdminContext, instead: string): void {
  if (settings.databaseUrl !== undefined) throw new AdminError(`With PostgreSQL use its own: ${instead}`)
}

/** One consistent moment of the database, without the space of removed rows. */
export function copyDatabase(from: string, to: string): void {
  const database = new DatabaseSync(from, { timeout: 10_000 })
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

/** How many submissions a copy holds. Throws when it is damaged or no copy of ours. */
export function inspectCopy(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const verdict = database.prepare('pragma integrity_check').get()?.['integrity_check']
    if (verdict !== 'ok') throw new AdminError(`${file} is damaged: ${String(verdict)}`)
    return Number(database.prepare('select count(*) as count from submissions').get()?.['count'])
  } catch (error) {
    if (error instanceof AdminError) throw error
    throw new AdminError(`${file} is no backup of submissions.`)
  } finally {
    database.close()
  }
}
