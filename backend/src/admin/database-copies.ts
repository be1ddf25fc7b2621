import type { BackendSettings } from '../settings.ts'
import type { DataKeyUse } from '../storage/commands/data-key-uses.ts'
import { createPostgresCopies } from './postgres-copies.ts'
import { createSqliteCopies } from './sqlite-copies.ts'

/** Copies of the database in files. Failures that the operator can put right are AdminErrors. */
export interface DatabaseCopies {
  /** Of the files, with the dot. */
  readonly extension: '.sqlite' | '.dump'
  /** False when nothing can be read of the database, e.g. of an emptied file. */
  canBeRead(): boolean
  /** Writes one consistent moment to a new file, readable by its owner only and synced. */
  write(file: string): Promise<void>
  /** Reads a whole copy: the number of its submissions. Throws when it is damaged or no copy of ours. */
  inspect(file: string): Promise<number>
  /**
   * Replaces the database by a copy and migrates it, while the site runs. `check` gets the data keys that encrypted the
   * copy. A failure, also of `check`, leaves the database as it was.
   */
  replace(file: string, check: (uses: readonly DataKeyUse[]) => void): Promise<void>
}

/** The copies of the database that the settings name. */
export function databaseCopies(settings: BackendSettings): DatabaseCopies {
  return settings.databaseUrl === undefined
    ? createSqliteCopies(settings)
    : createPostgresCopies(settings.databaseUrl)
}
