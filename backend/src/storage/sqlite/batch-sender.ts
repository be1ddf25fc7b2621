import { StorageUnavailableError, UniqueValueTakenError } from '../storage.ts'
import type { CallQueue, QueuedCall } from './call-queue.ts'
import type { Outcome } from './run-batch.ts'
import type { SqliteFailure } from './sqlite-failure.ts'
import type { WorkerConnection } from './worker-connection.ts'

/** Sends queued calls to the worker, one batch at a time. */
interface BatchSender {
  /** To be called when a call was queued or a worker is ready. */
  schedule(): void
  /** The worker has run the batch: its calls are completed, or queued again when the database was locked. */
  complete(outcomes: readonly Outcome[]): void
  /** The worker has ended: what became of the batch is not known. */
  abandon(): void
}

interface BatchSenderOptions {
  readonly queue: CallQueue
  /** Undefined while there is none. */
  readonly worker: () => WorkerConnection | undefined
  readonly onCorrupt: () => void
}

/** While one batch is synced to the disk, the next one gathers: this bounds how many calls one sync carries. */
const MAX_BATCH_SIZE = 256
const PAUSE_WHEN_BUSY_MS = 25

/** Sends queued calls to the storage worker, one batch at a time. */
export function createBatchSender({ queue, worker, onCorrupt }: BatchSenderOptions): BatchSender {
  let inFlight: readonly QueuedCall[] = []
  let isScheduled = false

  function schedule(): void {
    if (isScheduled || inFlight.length > 0 || !worker()) return
    isScheduled = true
    setImmediate(sendBatch)
  }

  /** On setImmediate: everything that arrived in this iteration of the event loop is sent together. */
  function sendBatch(): void {
    isScheduled = false
    const connection = worker()
    if (inFlight.length > 0 || !connection) return
    inFlight = queue.takeBatch(MAX_BATCH_SIZE)
    if (inFlight.length > 0) connection.sendBatch(inFlight)
  }

  function asError(failure: Exclude<SqliteFailure, { kind: 'busy' }>): Error {
    if (failure.kind === 'unique-violation') return new UniqueValueTakenError()
    if (failure.kind === 'broken') return new Error(failure.message)
    if (failure.reason === 'corrupt') onCorrupt()
    return new StorageUnavailableError(failure.reason)
  }

  return {
    schedule,
    complete(outcomes) {
      const batch = inFlight
      inFlight = []
      const busy: QueuedCall[] = []
      for (const [index, queued] of batch.entries()) {
        const outcome = outcomes[index]!
        if (outcome.ok) queued.resolve(outcome.value)
        else if (outcome.failure.kind === 'busy') busy.push(queued)
        else queued.reject(asError(outcome.failure))
      }
      if (busy.length === 0) return schedule()
      queue.putBack(busy)
      setTimeout(schedule, PAUSE_WHEN_BUSY_MS)
    },
    abandon() {
      for (const lost of inFlight) lost.reject(new StorageUnavailableError('unreachable'))
      inFlight = []
    },
  }
}
