import type { BackendLog } from '../../backend-log.ts'
import { logFileChange } from './log-file-change.ts'
import type { Outcome } from './run-batch.ts'
import type { DatabaseOptions, FromWorker, NotOpened } from './serve-database.ts'
import type { StartWorker, WorkerConnection } from './worker-connection.ts'

/** A worker that owns the database file, from its start to its end. */
export interface OpenWorker {
  readonly connection: WorkerConnection
  /**
   * Resolves when the file is open, or will be once another process releases it. Rejects when it cannot be opened, or
   * the first worker ends before it has tried.
   */
  readonly opened: Promise<void>
  /** Resolves when the worker has closed the file, or has ended. */
  close(): Promise<void>
}

interface WorkerDependencies {
  readonly startWorker: StartWorker
  readonly log: BackendLog
  /** Nobody waits for a later worker: another one replaces it when it ends early. */
  readonly isFirst: boolean
  readonly onOutcomes: (outcomes: readonly Outcome[]) => void
  /** The worker is ready. `isOpen`: so is the file; otherwise this is called again once another process releases it. */
  readonly onReady: (isOpen: boolean) => void
  /** The file was found again or replaced. */
  readonly onNewFile: () => void
  readonly onExit: () => void
}

/** Starts one worker, and logs what it reports about the file. */
export function openWorker(
  options: DatabaseOptions,
  { startWorker, log, isFirst, onOutcomes, onReady, onNewFile, onExit }: WorkerDependencies,
): OpenWorker {
  const { file } = options
  const opened = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  const connection = startWorker(options, { onMessage: receive, onError: logError, onExit: end })

  function receive(message: FromWorker): void {
    switch (message.kind) {
      case 'done':
        return onOutcomes(message.outcomes)
      case 'closed':
        return closed.resolve()
      case 'open':
        return ready(true)
      case 'not-opened':
        if (!isTemporary(message, isFirst)) return opened.reject(new Error(`${file}: ${message.message}`))
        log.error({ event: 'storage-not-open-yet', file, reason: message.message })
        return ready(false)
      default:
        if (message.kind === 'found' || message.kind === 'replaced') onNewFile()
        logFileChange(message, file, log)
    }
  }

  function ready(isOpen: boolean): void {
    onReady(isOpen)
    opened.resolve()
  }

  function logError(error: NodeJS.ErrnoException): void {
    log.error({ event: 'storage-thread-failed', file, error: error.name, code: error.code ?? null })
  }

  function end(): void {
    onExit()
    closed.resolve()
    if (isFirst) opened.reject(new Error(`${file}: the storage thread ended before it opened the file`))
  }

  return {
    connection,
    opened: opened.promise,
    close() {
      connection.sendClose()
      return closed.promise
    },
  }
}

/** Whether another process has the file, or the disk is full: both may pass, and the site can start without storage. */
function isTemporary({ failure, isFatalAtStart }: NotOpened, isFirst: boolean): boolean {
  if (isFatalAtStart) return !isFirst
  return failure.kind === 'busy' || (failure.kind === 'unavailable' && failure.reason !== 'corrupt')
}
