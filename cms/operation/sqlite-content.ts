import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { syncFile } from '../../environment/sync-file.ts'
import type { ContentCounts, ContentDatabase } from './content-database.ts'
import { OperationError } from './operation-error.ts'

const BUSY_TIMEOUT_MS = 10_000

/** The SQLite file of a content service. */
export function createSqliteContent(file: string): ContentDatabase {
  return {
    copyName: 'content.db',
    async copyTo(target) {
      if (!existsSync(file)) throw new OperationError(`There is no content yet: ${file} does not exist.`)
      withDatabase(file, (database) => database.prepare('vacuum into ?').run(target))
      await chmod(target, 0o600)
      await syncFile(target)
    },
    inspect: async (copy) => inspect(copy),
    async assertUnused() {
      if (existsSync(file)) leaveWriteAheadLog(file)
    },
    async replaceBy(copy) {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      const next = `${file}.restoring`
      await copyFile(copy, next)
      await chmod(next, 0o600)
      await syncFile(next)
      for (const suffix of ['-wal', '-shm']) await rm(`${file}${suffix}`, { force: true })
      await rename(next, file)
    },
    isEmpty: async () => !existsSync(file),
  }
}

/** Succeeds only when nobody else has the file open; the content service turns the log on again. */
function leaveWriteAheadLog(file: string): void {
  try {
    withDatabase(file, (database) => database.exec('pragma journal_mode = delete'), 0)
  } catch {
    throw new OperationError(
      'The content service is running. Stop it first, e.g. systemctl stop beam-content.',
    )
  }
}

function inspect(copy: string): ContentCounts {
  try {
    return withDatabase(copy, (database) => {
      const verdict = database.prepare('pragma integrity_check').get()?.['integrity_check']
      if (verdict !== 'ok') throw new Error(String(verdict))
      const count = (sql: string) => Number(database.prepare(sql).get()?.['count'])
      return {
        pages: count('select count(distinct document_id) as count from pages'),
        images: count('select count(*) as count from files'),
      }
    })
  } catch (error) {
    throw new OperationError(`${copy} is damaged, or no backup of content: ${(error as Error).message}`)
  }
}

function withDatabase<Result>(
  file: string,
  action: (database: DatabaseSync) => Result,
  timeout = BUSY_TIMEOUT_MS,
): Result {
  const database = new DatabaseSync(file, { timeout })
  try {
    return action(database)
  } finally {
    database.close()
  }
}
