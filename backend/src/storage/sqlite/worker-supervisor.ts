import type { BackendLog } from '../../backend-log.ts'
import { logFileChange } from './log-file-change.ts'
import type { Outcome } from './run-batch.ts'
import type { DatabaseOptions, FromWorker } from './serve-database.ts'
import type { SqliteFailure } from './sqlite-failure.ts'
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
  /** From now on no worker is replaced. */
  stopReplacing(): void
  /** Resolves when the worker has closed the file. */
  closeWorker(): Promise<void>
}

const PAUSE_BEFORE_REPLACING_MS = 250

/** Supervises one worker at a time; `start` starts the first one. */
export function createWorkerSupervisor(
  options: SupervisorOptions,
  { startWorker, log, onOutcomes, onExit, onReplaced }: SupervisorDependencies,
): WorkerSupervisor {
  const { file } = options
  let worker: WorkerConnection | undefined
  let isStarted = false
  let isStopping = false
  let generation = 0
  let mustExist = false
  let onClosed: (() => void) | undefined

  async function start(): Promise<void> {
    const { promise: opened, resolve, reject } = Promise.withResolvers<void>()
    const started = startWorker(
      { ...options, mustExist },
      {
        onMessage: (message) => receive(message, onOpen, reject),
        onError: (error: NodeJS.ErrnoException) =>
          log.error({ event: 'storage-thread-failed', file, error: error.name, code: error.code ?? null }),
        onExit: () => replace(started, reject),
      },
    )
    worker = started
    await opened.catch(stopAfterFailedStart)

    function onOpen(): void {
      isStarted = true
      resolve()
    }
  }

  function receive(message: FromWorker, onOpen: () => void, onFailed: (error: Error) => void): void {
    switch (message.kind) {
      case 'done':
        return onOutcomes(message.outcomes)
      case 'closed':
        return onClosed?.()
      case 'open':
        mustExist = true
        return onOpen()
      case 'not-opened':
        if (!isTemporary(message.failure)) return onFailed(new Error(`${file}: ${message.message}`))
        log.error({ event: 'storage-not-open-yet', file, reason: message.message })
        return onOpen()
      default:
        if (message.kind === 'found' || message.kind === 'replaced') generation += 1
        logFileChange(message, file, log)
    }
  }

  async function stopAfterFailedStart(error: unknown): Promise<never> {
    isStopping = true
    await worker?.terminate()
    throw error
  }

  function replace(ended: WorkerConnection, onFailed: (error: Error) => void): void {
    if (worker !== ended) return
    worker = undefined
    onExit()
    if (isStopping) onClosed?.()
    // Whoever starts storage decides whether to try again: the first worker of a site that cannot have one would loop.
    else if (!isStarted) onFailed(new Error(`${file}: the storage thread ended before it opened the file`))
    else setTimeout(() => start().then(onReplaced, logLost), PAUSE_BEFORE_REPLACING_MS)
  }

  function logLost(error: unknown): void {
    log.fatal({ event: 'storage-lost', file, reason: error instanceof Error ? error.message : 'unknown' })
  }

  return {
    start,
    worker: () => worker,
    generation: () => generation,
    isStopping: () => isStopping,
    stopReplacing() {
      isStopping = true
    },
    closeWorker: () =>
      new Promise<void>((resolve) => {
        onClosed = resolve
        if (worker) worker.sendClose()
        else resolve()
      }),
  }
}

/** Another process has the file, or the disk is full: both may pass, and the site can start without storage. */
function isTemporary(failure: SqliteFailure): boolean {
  return failure.kind === 'busy' || (failure.kind === 'unavailable' && failure.reason !== 'corrupt')
}
