import { Worker } from 'node:worker_threads'
import type { QueuedCall } from './call-queue.ts'
import type { FromWorker, ToWorker, WorkerData } from './sqlite-worker.ts'

/** The worker that owns the database, as the main thread sees it. */
export interface WorkerConnection {
  /** Sends calls. One that met a lock in the last batch is sent by its id alone: its files were copied once already. */
  sendBatch(calls: readonly QueuedCall[]): void
  sendClose(): void
  terminate(): Promise<unknown>
}

interface WorkerListeners {
  readonly onMessage: (message: FromWorker) => void
  readonly onError: (error: Error) => void
  /** Called once, however the worker ended. */
  readonly onExit: () => void
}

/** Starts a worker. */
export function startWorker(data: WorkerData, listeners: WorkerListeners): WorkerConnection {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: data })
  /** Ids of the last batch: of these, the worker keeps those that met a lock. */
  let sent = new Set<number>()
  worker.on('error', listeners.onError)
  worker.on('exit', listeners.onExit)
  worker.on('message', (message: FromWorker) => {
    // Under `node --watch` Node itself sends what the worker has imported.
    if ('kind' in message) listeners.onMessage(message)
  })

  function post(message: ToWorker): void {
    worker.postMessage(message, [])
  }

  return {
    sendBatch(calls) {
      const batch = calls.map(({ id, call }) => (sent.has(id) ? { id } : { id, call }))
      sent = new Set(calls.map(({ id }) => id))
      post({ kind: 'batch', calls: batch })
    },
    sendClose: () => post({ kind: 'close' }),
    terminate: () => worker.terminate(),
  }
}
