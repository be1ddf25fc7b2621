import { Worker } from 'node:worker_threads'
import type { BackendLog } from '../../backend-log.ts'
import { StorageUnavailable, UniqueValueTaken, type StorageStatus } from '../storage.ts'
import { createCallQueue, type QueuedCall } from './call-queue.ts'
import type { FileChange } from './guarded-database.ts'
import type { Call, Outcome } from './run-batch.ts'
import type { SqliteFailure } from './sqlite-failure.ts'
import type { FromWorker, ToWorker, WorkerData } from './sqlite-worker.ts'

/** The near end of the thread that owns the database. */
export interface StorageThread {
  /** Resolves after the sync. Rejects with StorageUnavailable or UniqueValueTaken. */
  run(call: Call, patienceMs?: number): Promise<unknown>
  status(): StorageStatus
  close(): Promise<void>
}

/** While one batch is synced to the disk, the next one gathers: this bounds how much one sync carries. */
const MAX_BATCH = 256
const PAUSE_WHEN_BUSY_MS = 25
const PAUSE_BEFORE_NEW_WORKER_MS = 250

/** Starts the thread; resolves when the file is open, or will be as soon as whoever holds it lets go. */
export async function startStorageThread(
  options: Omit<WorkerData, 'mustExist'>,
  log: BackendLog,
): Promise<StorageThread> {
  const { file } = options
  const queue = createCallQueue(schedule)
  let worker: Worker | undefined
  let inFlight: readonly QueuedCall[] = []
  let scheduled = false
  let corrupt = false
  let closing = false
  let generation = 0
  let mustExist = false
  let onClosed: (() => void) | undefined
  await startWorker()

  function startWorker(): Promise<void> {
    const started = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: { ...options, mustExist } satisfies WorkerData,
    })
    worker = started
    started.on('error', (error) => log.error({ event: 'storage-thread-failed', error: error.name }))
    started.on('exit', () => onExit(started))
    return new Promise<void>((resolve, reject) => {
      started.on('message', (message: FromWorker) => {
        // Under `node --watch` Node itself sends what the thread has imported.
        if (!('kind' in message)) return
        if (message.kind === 'done') settle(message.outcomes)
        else if (message.kind === 'closed') onClosed?.()
        else if (message.kind === 'open') begin(resolve)
        else if (message.kind !== 'not-opened') noteChange(message)
        else if (passes(message.failure)) beginLater(resolve)
        else reject(new Error(`${file}: ${message.message}`))
      })
    }).catch(stopBeforeItBegan)
  }

  function begin(resolve: () => void): void {
    mustExist = true
    resolve()
  }

  function noteChange(change: FileChange): void {
    if (change.kind === 'lost') return log.fatal({ event: 'storage-file-lost', file })
    if (change.kind === 'rescued') {
      return log.fatal({ event: 'storage-file-rescued', file, copy: change.copy })
    }
    generation += 1
    log.error({ event: `storage-file-${change.kind}`, file })
  }

  function beginLater(resolve: () => void): void {
    log.error({ event: 'storage-not-open-yet', file })
    resolve()
  }

  async function stopBeforeItBegan(error: unknown): Promise<never> {
    closing = true
    await worker?.terminate()
    throw error
  }

  function onExit(ended: Worker): void {
    if (worker !== ended) return
    worker = undefined
    for (const lost of inFlight) lost.reject(new StorageUnavailable('away'))
    inFlight = []
    if (closing) onClosed?.()
    else setTimeout(restart, PAUSE_BEFORE_NEW_WORKER_MS)
  }

  function restart(): void {
    startWorker().then(schedule, () => log.fatal({ event: 'storage-lost', file }))
  }

  function schedule(): void {
    if (scheduled || inFlight.length > 0 || !worker) return
    scheduled = true
    setImmediate(flush)
  }

  /** On setImmediate: everything that arrived in this turn of the loop goes along. */
  function flush(): void {
    scheduled = false
    if (inFlight.length > 0 || !worker) return
    inFlight = queue.takeBatch(MAX_BATCH)
    if (inFlight.length === 0) return
    tell(worker, { kind: 'batch', calls: inFlight.map(({ call }) => call) })
  }

  function settle(outcomes: readonly Outcome[]): void {
    const batch = inFlight
    inFlight = []
    const again: QueuedCall[] = []
    for (const [place, queued] of batch.entries()) {
      const outcome = outcomes[place]!
      if (outcome.ok) queued.resolve(outcome.value)
      else if (outcome.failure.kind === 'busy') again.push(queued)
      else queued.reject(asError(outcome.failure))
    }
    if (again.length === 0) return schedule()
    queue.putBack(again)
    setTimeout(schedule, PAUSE_WHEN_BUSY_MS)
  }

  function asError(failure: Exclude<SqliteFailure, { kind: 'busy' }>): Error {
    if (failure.kind === 'taken') return new UniqueValueTaken()
    if (failure.kind === 'broken') return new Error(failure.message)
    if (failure.reason === 'corrupt') soundAlarm()
    return new StorageUnavailable(failure.reason)
  }

  /** A damaged file takes nothing more: that would only make the damage worse. */
  function soundAlarm(): void {
    if (!corrupt) log.fatal({ event: 'storage-corrupt', file })
    corrupt = true
  }

  return {
    run(call, patienceMs) {
      if (closing) return Promise.reject(new StorageUnavailable('closed'))
      if (corrupt) return Promise.reject(new StorageUnavailable('corrupt'))
      return queue.add(call, patienceMs)
    },
    status: () => ({ ...queue.status(), generation }),
    async close() {
      if (closing) return
      closing = true
      await queue.close()
      await new Promise<void>((resolve) => {
        onClosed = resolve
        if (worker) tell(worker, { kind: 'close' })
        else resolve()
      })
    },
  }
}

function tell(worker: Worker, message: ToWorker): void {
  worker.postMessage(message, [])
}

/** Somebody else holds the file, or the disk is full: it will pass, and the site can begin without. */
function passes(failure: SqliteFailure): boolean {
  return failure.kind === 'busy' || (failure.kind === 'unavailable' && failure.reason !== 'corrupt')
}
