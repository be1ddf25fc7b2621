import type { BackendLog } from '../../backend-log.ts'
import { commands } from '../commands.ts'
import type { CommandName, Storage } from '../storage.ts'
import { startStorageThread } from './storage-thread.ts'

export interface SqliteStorageDependencies {
  readonly file: string
  readonly log: BackendLog
  /** The file never grows beyond this; undefined: as far as the disk goes. */
  readonly maxBytes?: number | undefined
}

const READY_WITHIN_MS = 800

/**
 * Submissions in one SQLite file, owned by a worker thread. Calls that come together are stored together, and each
 * resolves after the sync. Throws when the file is newer than this program, damaged, or cannot be made durable.
 */
export async function createSqliteStorage({
  file,
  log,
  maxBytes,
}: SqliteStorageDependencies): Promise<Storage> {
  const thread = await startStorageThread({ file, maxBytes }, log)
  const calls = Object.fromEntries(
    (Object.keys(commands) as CommandName[]).map((name) => [
      name,
      (input: unknown) => thread.run({ name, input }),
    ]),
  ) as unknown as Storage
  return {
    ...calls,
    ready: () =>
      thread.run({ name: 'touch', input: null }, READY_WITHIN_MS).then(
        () => true,
        () => false,
      ),
    scrub: async () => (await thread.run({ name: 'scrub', input: null })) === true,
    status: () => thread.status(),
    close: () => thread.close(),
  }
}
