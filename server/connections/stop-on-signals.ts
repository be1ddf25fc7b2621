import type { Server } from 'node:http'
import type { Log } from '../operation/log.ts'
import { drainConnections } from './drain-connections.ts'

interface StopDependencies {
  readonly server: Server
  /** For how long idle connections stay open, in milliseconds: a proxy may just be sending a request through one. */
  readonly idleMs: number
  /** Called first, so that load balancers send new requests elsewhere. */
  readonly onStopping: () => void
  /** Called when no request is in flight any more. */
  readonly close: () => Promise<void>
  readonly log: Log
}

const GRACE_PERIOD_MS = 10_000

/**
 * Graceful shutdown on SIGTERM and SIGINT: accepts no new connections, finishes requests in flight, closes storage and
 * exits 0. Requests that take longer than ten seconds are aborted.
 */
export function stopOnSignals(dependencies: StopDependencies): void {
  let isStopping = false
  // 'disconnect': the parent process has exited.
  for (const reason of ['SIGTERM', 'SIGINT', 'disconnect']) {
    process.on(reason, () => {
      if (!isStopping) void stop(dependencies)
      isStopping = true
    })
  }
}

async function stop({ server, idleMs, onStopping, close, log }: StopDependencies): Promise<void> {
  log.info({}, 'Stopping')
  onStopping()
  const cutOff = setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS)
  await drainConnections(server, idleMs)
  clearTimeout(cutOff)
  await close()
  log.info({}, 'Stopped')
  process.exit(0)
}
