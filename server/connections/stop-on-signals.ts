import type { Server } from 'node:http'
import { Server as TcpServer } from 'node:net'
import type { Log } from '../operation/log.ts'

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

async function stop({ server, idleMs, onStopping, close, log }: StopDependencies): Promise<void> {
  log.info({}, 'Stopping')
  onStopping()
  const cutOff = setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS)
  await closed(server, idleMs)
  clearTimeout(cutOff)
  await close()
  log.info({}, 'Stopped')
  process.exit(0)
}

/** Each connection is told to close with its next response; those without one are closed after a while. */
function closed(server: Server, idleMs: number): Promise<void> {
  return new Promise((resolve) => {
    const stoppedAt = performance.now()
    // Idle keep-alive connections would delay the exit for seconds.
    const sweep = setInterval(() => {
      if (performance.now() - stoppedAt >= idleMs) server.closeIdleConnections()
    }, SWEEP_MS)
    server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false))
    const finish = () => {
      clearInterval(sweep)
      resolve()
    }
    // After the connections that wait have been accepted: closing would reset them.
    // Not the HTTP server's own method: it closes idle connections at once.
    setImmediate(() => TcpServer.prototype.close.call(server, finish))
  })
}
