import type { BackendLog } from '../../backend-log.ts'
import { openWorker, type OpenWorker } from './open-worker.ts'
import type { Outcome } from './run-batch.ts'
import type { DatabaseOptions } from './serve-database.ts'
import type { StartWorker, WorkerConnection } from './worker-connection.ts'

export type SupervisorOptions = Omit<DatabaseOptions, 'mustExist'>

interface SupervisorDependencies {
  readonly startWorker: StartWorker
  readonly log: BackendLog
  readonly onOutcomes: (outcomes: readonly Outcome[]) => void
  /** The worker has ended: what became of its batch is not known. */
  readonly onExit: () => void
  /** Another worker has replaced one that ended. */
  readonly onReplaced: () => void
}

/** Runs the worker that owns the database file, and replaces it when it ends unexpectedly. */
interface WorkerSupervisor {
  /**
   * Resolves when the file is open, or will be once another process releases it. Rejects when it cannot be opened, or
   * the worker ends before it has tried.
   */
  start(): Promise<void>
  /** Undefined while there is none. */
  worker(): WorkerConnection | undefined
  /** How often the file was found again or replaced. */
  generation(): number
  /** Whether no further worker is started: on request, or because one could not open the file. */
  isStopping(): boolean
  /** From now on no worker that ends is replaced. */
  stopReplacing(): void
  /** Resolves when the worker has closed the file. No other one is started. */
  closeWorker(): Promise<void>
}

const PAUSE_BEFORE_REPLACING_MS = 250

/** Supervises one worker at a time; `start` starts the first one. */
export function createWorkerSupervisor(
  options: SupervisorOptions,
  { startWorker, log, onOutcomes, onExit, onReplaced }: SupervisorDependencies,
): WorkerSupervisor {
  let worker: OpenWorker | undefined
  let isStarted = false
  let isStopping = false
  let isClosed = false
  let generation = 0
  let mustExist = false

  async function start(): Promise<void> {
    const started = openWorker(
      { ...options, mustExist },
      {
        startWorker,
        log,
        isFirst: !isStarted,
        onOutcomes,
        onReady(isOpen) {
          isStarted = true
          mustExist ||= isOpen
        },
        onNewFile: () => (generation += 1),
        onExit: () => replace(started),
      },
    )
    worker = started
    await started.opened.catch(stopAfterFailedStart)
  }

  async function stopAfterFailedStart(error: unknown): Promise<never> {
    isStopping = true
    await worker?.connection.terminate()
    throw error
  }

  function replace(ended: OpenWorker): void {
    if (worker !== ended) return
    worker = undefined
    onExit()
    // Whoever starts storage decides whether to try again: the first worker of a site that cannot have one would loop.
    if (isStarted && !isStopping) setTimeout(restart, PAUSE_BEFORE_REPLACING_MS)
  }

  /** Also while storage is closing: calls that wait are still stored, and the close waits for them. */
  function restart(): void {
    if (isClosed) return
    void start().then(onReplaced, (error: unknown) => logLost(error, options.file, log))
  }

  return {
    start,
    worker: () => worker?.connection,
    generation: () => generation,
    isStopping: () => isStopping,
    stopReplacing() {
      isStopping = true
    },
    async closeWorker() {
      isClosed = true
      await worker?.close()
    },
  }
}

function logLost(error: unknown, file: string, log: BackendLog): void {
  log.fatal({ event: 'storage-lost', file, reason: error instanceof Error ? error.message : 'unknown' })
}
