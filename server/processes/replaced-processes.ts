import type { Worker } from 'node:cluster'
import { createBackoff, type RestartDelays } from '../../environment/create-backoff.mjs'
import { errorCode } from '../operation/error-code.ts'
import type { Log } from '../operation/log.ts'

interface ReplacementOptions {
  readonly fork: () => Worker
  /** Then nothing is started any more. */
  readonly isStopping: () => boolean
  readonly log: Log
  /** Tests use shorter ones. */
  readonly delays?: RestartDelays
}

interface ReplacedProcesses {
  /** Starts a process, and another one when it cannot be started or exits. */
  start(): void
  /** Starts another process when this one exits. */
  watch(worker: Worker): void
}

/** Processes that are replaced, with delays that grow. */
export function createReplacedProcesses(options: ReplacementOptions): ReplacedProcesses {
  const { fork, isStopping, log, delays } = options
  const backoff = createBackoff(delays)

  function start(): void {
    if (isStopping()) return
    try {
      watch(fork())
    } catch (error) {
      retry(error)
    }
  }

  function watch(worker: Worker): void {
    const startedAt = performance.now()
    worker.once('exit', (code, signal) => {
      if (isStopping()) return
      const { delayMs } = backoff.next(performance.now() - startedAt)
      log.error({ code, signal, delayMs }, 'A site process exited and is replaced')
      setTimeout(start, delayMs)
    })
    // Without a process id it was never started, and does not exit either.
    worker.once('error', (error) => worker.process.pid === undefined && retry(error))
    // A message to a process that was just killed: its exit follows.
    worker.on('error', () => {})
  }

  function retry(error: unknown): void {
    const { delayMs } = backoff.next(0)
    log.error({ code: errorCode(error), delayMs }, 'A site process cannot be started yet')
    setTimeout(start, delayMs)
  }

  return { start, watch }
}
