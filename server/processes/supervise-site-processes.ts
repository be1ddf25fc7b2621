import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Log } from '../operation/log.ts'
import { respondToMetricsRequests } from './aggregated-metrics.ts'
import { createReplacedProcesses } from './replaced-processes.ts'

/**
 * Runs the site in several processes that listen on the same port. The first one starts alone: if it cannot start, this
 * process exits with its code, and nothing is retried. One that exits later, or cannot be started, is replaced, with
 * delays that grow to a minute. SIGTERM and SIGINT stop all of them; this process exits with 0 when the last one has.
 */
export async function superviseSiteProcesses(count: number, log: Log): Promise<void> {
  // Processes accept connections themselves: one that Node handed to a process that is exiting would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const state = { isStopping: false }
  stopOnSignals(state)
  respondToMetricsRequests()
  const first = cluster.fork()
  const [code] = await Promise.race([once(first, 'listening').then(() => ['listening']), once(first, 'exit')])
  if (code !== 'listening') process.exit(state.isStopping ? 0 : ((code as number | null) ?? 1))
  const processes = createReplacedProcesses({
    fork: () => cluster.fork(),
    isStopping: () => state.isStopping,
    log,
  })
  processes.watch(first)
  for (let number = 1; number < count; number += 1) processes.start()
}

interface State {
  isStopping: boolean
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
