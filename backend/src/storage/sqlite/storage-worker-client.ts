import type { BackendLog } from '../../backend-log.ts'
import { StorageUnavailableError, type StorageStatus } from '../storage.ts'
import { createBatchSender } from './batch-sender.ts'
import { createCallQueue } from './call-queue.ts'
import { logFileChange } from './log-file-change.ts'
import type { Call } from './run-batch.ts'
import type { SqliteFailure } from './sqlite-failure.ts'
import type { DatabaseOptions, FromWorker } from './serve-database.ts'
import type { StartWorker, WorkerConnection } from './worker-connection.ts'

/** The main thread's view of the worker that owns the database. */
interface StorageWorkerClient {
  /** Resolves after the sync. Rejects with StorageUnavailableError or UniqueValueTakenError. */
  run(call: Call, timeoutMs?: number): Promise<unknown>
  status(): StorageStatus
  close(): Promise<void>
}

const PAUSE_BEFORE_NEW_WORKER_MS = 250

/** Starts the worker; resolves when the file is open, or will be as soon as another process releases it. */
export async function startStorageWorker(
  options: Omit<DatabaseOptions, 'mustExist'>,
  log: BackendLog,
  startWorker: StartWorker,
): Promise<StorageWorkerClient> {
  const { file } = options
  let worker: WorkerConnection | undefined
  const queue = createCallQueue(() => batches.schedule())
  const batches = createBatchSender({ queue, worker: () => worker, onCorrupt: markCorrupt })
  let corrupt = false
  let closing = false
  let generation = 0
  let mustExist = false
  let onClosed: (() => void) | undefined
  await start()

  async function start(): Promise<void> {
    const { promise: opened, resolve, reject } = Promise.withResolvers<void>()
    const started = startWorker(
      { ...options, mustExist },
      {
        onMessage: (message) => receive(message, resolve, reject),
        onError: (error) => log.error({ event: 'storage-thread-failed', error: error.name }),
        onExit: () => onExit(started),
      },
    )
    worker = started
    await opened.catch(stopAfterFailedStart)
  }

  function receive(message: FromWorker, onOpen: () => void, onFailed: (error: Error) => void): void {
    switch (message.kind) {
      case 'done':
        return batches.complete(message.outcomes)
      case 'closed':
        return onClosed?.()
      case 'open':
        mustExist = true
        return onOpen()
      case 'not-opened':
        if (!mayPass(message.failure)) return onFailed(new Error(`${file}: ${message.message}`))
        log.error({ event: 'storage-not-open-yet', file })
        return onOpen()
      default:
        if (message.kind === 'found' || message.kind === 'replaced') generation += 1
        logFileChange(message, file, log)
    }
  }

  async function stopAfterFailedStart(error: unknown): Promise<never> {
    closing = true
    await worker?.terminate()
    throw error
  }

  function onExit(ended: WorkerConnection): void {
    if (worker !== ended) return
    worker = undefined
    batches.abandon()
    if (closing) onClosed?.()
    else setTimeout(restart, PAUSE_BEFORE_NEW_WORKER_MS)
  }

  function restart(): void {
    start().then(batches.schedule, () => log.fatal({ event: 'storage-lost', file }))
  }

  /** A damaged file accepts nothing more: writing would only make the damage worse. */
  function markCorrupt(): void {
    if (!corrupt) log.fatal({ event: 'storage-corrupt', file })
    corrupt = true
  }

  return {
    run(call, timeoutMs) {
      if (closing) return Promise.reject(new StorageUnavailableError('closed'))
      if (corrupt) return Promise.reject(new StorageUnavailableError('corrupt'))
      return queue.add(call, timeoutMs)
    },
    status: () => ({ ...queue.status(), generation }),
    async close() {
      if (closing) return
      closing = true
      await queue.close()
      await new Promise<void>((resolve) => {
        onClosed = resolve
        if (worker) worker.sendClose()
        else resolve()
      })
    },
  }
}

/** Another process has the file, or the disk is full: that may pass, and the site can start without storage. */
function mayPass(failure: SqliteFailure): boolean {
  return failure.kind === 'busy' || (failure.kind === 'unavailable' && failure.reason !== 'corrupt')
}
