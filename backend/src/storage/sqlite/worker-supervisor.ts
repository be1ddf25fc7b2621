import type { BackendLog } from '../../backend-log.ts'
import { openWorker, type OpenWorker } from './open-worker.ts'
import type { Outcome } from './run-batch.ts'
import type { DatabaseOptions } from './serve-database.ts'
import type { StartWorker, WorkerConnection } from './worker-connection.ts'

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
const PAUSE_AFTER_FAILURE_MS = 1_000

/** Supervises one worker at a time; `start` starts the first one. */
export function createWorkerSupervisor(
  options: DatabaseOptions,
  dependencies: SupervisorDependencies,
): WorkerSupervisor {
  const state: State = {
    worker: undefined,
    isStarted: false,
    isStopping: false,
    isClosed: false,
    generation: 0,
    mustExist: options.mustExist,
  }
  return {
    start: () => start({ options, dependencies, state }),
    worker: () => state.worker?.connection,
    generation: () => state.generation,
    isStopping: () => state.isStopping,
    stopReplacing() {
      state.isStopping = true
    },
    async closeWorker() {
      state.isClosed = true
      await state.worker?.close()
    },
  }
}

interface State {
  worker: OpenWorker | undefined
  /** A worker has opened the file, or waits for it. */
  isStarted: boolean
  isStopping: boolean
  isClosed: boolean
  generation: number
  /** See DatabaseOptions; true as soon as the file was open. */
  mustExist: boolean
}

interface Supervised {
  readonly options: DatabaseOptions
  readonly dependencies: SupervisorDependencies
  readonly state: State
}

async function start(supervised: Supervised): Promise<void> {
  const { options, dependencies, state } = supervised
  const { startWorker, log, onOutcomes } = dependencies
  const started = openWorker(
    { ...options, mustExist: state.mustExist },
    {
      startWorker,
      log,
      isFirst: !state.isStarted,
      onOutcomes,
      onReady(isOpen) {
        state.isStarted = true
        state.mustExist ||= isOpen
      },
      onNewFile: () => (state.generation += 1),
      onExit: () => replace(started, supervised),
    },
  )
  state.worker = started
  await started.opened.catch((error: unknown) => stopAfterFailedStart(error, state))
}

async function stopAfterFailedStart(error: unknown, state: State): Promise<never> {
  state.isStopping = true
  await state.worker?.connection.terminate()
  throw error
}

function replace(ended: OpenWorker, supervised: Supervised): void {
  const { dependencies, state } = supervised
  if (state.worker !== ended) return
  state.worker = undefined
  dependencies.onExit()
  // Whoever starts storage decides whether to try again: the first worker of a site that cannot have one would loop.
  if (state.isStarted && !state.isStopping) setTimeout(() => restart(supervised), PAUSE_BEFORE_REPLACING_MS)
}

/** Also while storage is closing: calls that wait are still stored, and the close waits for them. */
function restart(supervised: Supervised): void {
  const { options, dependencies, state } = supervised
  if (state.isClosed) return
  void start(supervised).then(dependencies.onReplaced, (error: unknown) => {
    if (state.worker || state.isStopping) return logLost(error, options.file, dependencies.log)
    // The system could not start a thread.
    dependencies.log.error({
      event: 'storage-thread-failed',
      file: options.file,
      error: error instanceof Error ? error.name : 'unknown',
    })
    setTimeout(() => restart(supervised), PAUSE_AFTER_FAILURE_MS)
  })
}

function logLost(error: unknown, file: string, log: BackendLog): void {
  log.fatal({ event: 'storage-lost', file, reason: error instanceof Error ? error.message : 'unknown' })
}
