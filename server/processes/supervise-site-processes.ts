import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { createBackoff } from '../../environment/create-backoff.mjs'
import type { Log } from '../operation/log.ts'
import { respondToMetricsRequests } from './aggregated-metrics.ts'

/**
 * Runs the site in several processes that listen on the same port. The first one starts alone: if it cannot start, this
 * process exits with its code, and nothing is retried. One that exits later is replaced, with delays that grow to a
 * minute. SIGTERM and SIGINT stop all of them; this process exits with 0 when the last one has.
 */
export async function superviseSiteProcesses(count: number, log: Log): Promise<void> {
  // Processes accept connections themselves: one that Node handed to a process that is exiting would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const startedAt = new Map<Worker, number>()
  const state = { isStopping: false }
  stopOnSignals(state)
  respondToMetricsRequests()
  const first = cluster.fork()
  const [code] = await Promise.race([once(first, 'listening').then(() => ['listening']), once(first, 'exit')])
  if (code !== 'listening') process.exit(state.isStopping ? 0 : ((code as number | null) ?? 1))
  startedAt.set(first, performance.now())
  replaceExited(startedAt, state, log)
  for (let number = 1; number < count; number += 1) start(startedAt, state)
}

interface State {
  isStopping: boolean
}

function start(startedAt: Map<Worker, number>, { isStopping }: State): void {
  if (!isStopping) startedAt.set(cluster.fork(), performance.now())
}

function replaceExited(startedAt: Map<Worker, number>, state: State, log: Log): void {
  const backoff = createBackoff()
  cluster.on('exit', (worker, code, signal) => {
    if (state.isStopping) return
    const { delayMs } = backoff.next(performance.now() - (startedAt.get(worker) ?? 0))
    startedAt.delete(worker)
    log.error({ code, signal, delayMs }, 'A site process exited and is replaced')
    setTimeout(() => start(startedAt, state), delayMs)
  })
}

/** Each process finishes its requests. A process manager may have sent them the signal, too. */
function stopOnSignals(state: State): void {
  cluster.on('exit', () => state.isStopping && exitWhenAllStopped())
  // 'disconnect': the process that started this one has exited.
  for (const reason of ['SIGTERM', 'SIGINT', 'disconnect'])
    process.on(reason, () => {
      state.isStopping = true
      for (const worker of running()) worker.process.kill('SIGTERM')
      exitWhenAllStopped()
    })
}

function exitWhenAllStopped(): void {
  if (running().every((worker) => worker.isDead())) process.exit(0)
}

function running(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}
