import type { BackendLog } from '../../backend-log.ts'
import { COMMAND_NAMES } from '../command-kinds.ts'
import type { Storage } from '../storage.ts'
import { startStorageWorker } from './start-storage-worker.ts'
import { startWorker, type StartWorker } from './worker-connection.ts'

interface SqliteStorageDependencies {
  readonly file: string
  readonly log: BackendLog
  /** The file never grows beyond this; undefined: as far as the disk goes. */
  readonly maxBytes?: number | undefined
  /** The site itself: only one may use a file. False for commands beside it. */
  readonly isSite?: boolean
  /** Others come first when CPU time is short. */
  readonly isBackground?: boolean
  /** No database is created; calls are rejected until one is there. */
  readonly mustExist?: boolean
  readonly lockTimeoutMs?: number
  readonly inspectEveryMs?: number
  /** A worker thread by default. */
  readonly start?: StartWorker
}

const READY_TIMEOUT_MS = 800
/** A process that is stopping has ten seconds for what is in flight. */
const LOCK_TIMEOUT_MS = 12_000
/** An alarm must be raised within five seconds after the file was removed. */
const INSPECT_EVERY_MS = 1_000

/**
 * Submissions in one SQLite file, owned by a worker thread. Calls that come together are stored together, and each
 * resolves after the sync. Throws when the file is newer than this program, damaged, cannot be made durable, or is used
 * by another site.
 */
export async function createSqliteStorage({
  file,
  log,
  maxBytes,
  isSite = false,
  isBackground = false,
  mustExist = false,
  lockTimeoutMs = LOCK_TIMEOUT_MS,
  inspectEveryMs = INSPECT_EVERY_MS,
  start = startWorker,
}: SqliteStorageDependencies): Promise<Storage> {
  const worker = await startStorageWorker(
    { file, maxBytes, isSite, isBackground, mustExist, lockTimeoutMs, inspectEveryMs },
    log,
    start,
  )
  const calls = Object.fromEntries(
    COMMAND_NAMES.map((name) => [name, (input: unknown) => worker.run({ name, input })]),
  ) as unknown as Storage
  return {
    ...calls,
    ready: () =>
      worker.run({ name: 'checkWritable', input: null }, READY_TIMEOUT_MS).then(
        () => true,
        () => false,
      ),
    checkpointAndVacuum: async () =>
      (await worker.run({ name: 'checkpointAndVacuum', input: null })) === true,
    status: () => worker.status(),
    close: () => worker.close(),
  }
}
