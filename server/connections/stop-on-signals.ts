import type { Server } from 'node:http'
import type { Log } from '../operation/log.ts'

interface StopDependencies {
  readonly server: Server
  /** Called first, so that load balancers send new requests elsewhere. */
  readonly onStopping: () => void
  /** Called when no request is in flight any more. */
  readonly close: () => Promise<void>
  readonly log: Log
}

const GRACE_PERIOD_MS = 10_000
const SWEEP_MS = 50

/**
 * Graceful shutdown on SIGTERM and SIGINT: accepts no new connections, finishes requests in flight, closes storage and
 * exits 0. Requests that take longer than ten seconds are aborted.
 */
export function stopOnSignals(dependencies: StopDependencies): void {
  let stopping = false
  // 'disconnect': the parent process has exited.
  for (const reason of ['SIGTERM', 'SIGINT', 'disconnect']) {
    process.on(reason, () => {
      if (!stopping) void stop(dependencies)
      stopping = true
    })
  }
}

async function stop({ server, onStopping, close, log }: StopDependencies): Promise<void> {
  log.info({}, 'Stopping')
  onStopping()
  const cutOff = setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS)
  await closed(server)
  clearTimeout(cutOff)
  await close()
  log.info({}, 'Stopped')
  process.exit(0)
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Idle keep-alive connections would delay the exit for seconds.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false))
    server.close(() => {
      clearInterval(sweep)
      resolve()
    })
  })
}
