import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { makeFolder } from '../../../../environment/make-folder.mjs'
import { idOf } from './file-identity.ts'
import { sqliteFailure } from './sqlite-failure.ts'

/** Another site process works with the same file. */
export class FileInUseError extends Error {
  override readonly name = 'FileInUseError'

  constructor() {
    super(
      'another site process uses this file. Stop it first, or use PostgreSQL (DATABASE_URL) for several processes',
    )
  }
}

/** Keeps other site processes from a database file. Admin commands do not need it. */
interface FileLock {
  /** Acquires the lock, also when its file was removed meanwhile. Throws FileInUseError. */
  acquire(timeoutMs: number): Promise<void>
  release(): void
}

const TRY_EVERY_MS = 100

/**
 * A lock in a file beside the database's: an SQLite transaction that never ends. The system releases it when the
 * process ends, however it ends, so there is no stale lock to remove.
 */
export function createFileLock(file: string): FileLock {
  const path = `${file}.lock`
  let current: { readonly database: DatabaseSync; readonly id: string } | undefined

  async function acquire(timeoutMs: number): Promise<void> {
    if (current?.id === idOf(path)) return
    release()
    const end = performance.now() + timeoutMs
    for (;;) {
      const database = tryToLock(path)
      if (database) {
        current = { database, id: idOf(path) }
        return
      }
      if (performance.now() >= end) throw new FileInUseError()
      await pause(TRY_EVERY_MS)
    }
  }

  function release(): void {
    current?.database.close()
    current = undefined
  }

  return { acquire, release }
}

/** Undefined when somebody else holds it. */
function tryToLock(path: string): DatabaseSync | undefined {
  makeFolder(dirname(path))
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    database.exec('pragma locking_mode = exclusive')
    database.exec('begin exclusive')
    return database
  } catch (error) {
    database.close()
    if (sqliteFailure(error).kind === 'busy') return undefined
    throw error
  }
}
