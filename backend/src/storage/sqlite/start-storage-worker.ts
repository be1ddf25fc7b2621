import type { BackendLog } from '../../backend-log.ts'
import { StorageUnavailableError, type StorageStatus } from '../storage.ts'
import { createBatchSender } from './batch-sender.ts'
import { createCallQueue } from './call-queue.ts'
import type { Call } from './run-batch.ts'
import type { DatabaseOptions } from './serve-database.ts'
import type { StartWorker } from './worker-connection.ts'
import { createWorkerSupervisor } from './worker-supervisor.ts'

/** Sends calls from the main thread to the worker that owns the database. */
interface StorageWorkerClient {
  /** Resolves after the sync. Rejects with StorageUnavailableError or UniqueValueTakenError. */
  run(call: Call, timeoutMs?: number): Promise<unknown>
  status(): StorageStatus
  close(): Promise<void>
}

/** Starts the worker; resolves when the file is open, or will be as soon as another process releases it. */
export async function startStorageWorker(
  options: DatabaseOptions,
  log: BackendLog,
  startWorker: StartWorker,
): Promise<StorageWorkerClient> {
  let isCorrupt = false
  const queue = createCallQueue(() => batches.schedule())
  const batches = createBatchSender({ queue, worker: () => supervisor.worker(), onCorrupt: markCorrupt })
  const supervisor = createWorkerSupervisor(options, {
    startWorker,
    log,
    onOutcomes: batches.complete,
    onExit: batches.abandon,
    onReplaced: batches.schedule,
  })
  await supervisor.start()

  /** A damaged file accepts nothing more: writing would only make the damage worse. */
  function markCorrupt(): void {
    if (!isCorrupt) log.fatal({ event: 'storage-corrupt', file: options.file })
    isCorrupt = true
  }

  return {
    run(call, timeoutMs) {
      if (supervisor.isStopping()) return Promise.reject(new StorageUnavailableError('closed'))
      if (isCorrupt) return Promise.reject(new StorageUnavailableError('corrupt'))
      return queue.add(call, timeoutMs)
    },
    status: () => ({ ...queue.status(), generation: supervisor.generation() }),
    async close() {
      if (supervisor.isStopping()) return
      supervisor.stopReplacing()
      await queue.close()
      await supervisor.closeWorker()
    },
  }
}
