import { Worker } from 'node:worker_threads'
import type { QueuedCall } from './call-queue.ts'
import type { DatabaseOptions, FromWorker, ToWorker } from './serve-database.ts'

/** The main thread's connection to the worker that owns the database. */
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

export type StartWorker = (options: DatabaseOptions, listeners: WorkerListeners) => WorkerConnection

/** Starts a worker thread for the database. */
export const startWorker: StartWorker = (options, listeners) => {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
    workerData: options,
    // The end of the thread would close its descriptors (shared-descriptor.ts).
    trackUnmanagedFds: false,
  })
  worker.on('error', listeners.onError)
  worker.on('exit', listeners.onExit)
  return connect(worker, () => worker.terminate(), listeners)
}

interface Port {
  on(event: 'message', listener: (message: FromWorker) => void): unknown
  postMessage(message: ToWorker, transfer: []): void
}

/** Exchanges messages with a worker that serves the database at the other end of a port. */
export function connect(
  port: Port,
  terminate: () => Promise<unknown>,
  listeners: WorkerListeners,
): WorkerConnection {
  /** Ids of the last batch: of these, the worker keeps those that met a lock. */
  let sent = new Set<number>()
  port.on('message', (message: FromWorker) => {
    // Under `node --watch` Node itself sends what the worker has imported.
    if ('kind' in message) listeners.onMessage(message)
  })

  function post(message: ToWorker): void {
    port.postMessage(message, [])
  }

  return {
    sendBatch(calls) {
      const batch = calls.map(({ id, call }) => (sent.has(id) ? { id } : { id, call }))
      sent = new Set(calls.map(({ id }) => id))
      post({ kind: 'batch', calls: batch })
    },
    sendClose: () => post({ kind: 'close' }),
    terminate,
  }
}
