import type { Server } from 'node:http'
import type { Log } from '../operation/log.ts'

export interface StopDependencies {
  readonly server: Server
  /** Called first: from here on new visitors should go elsewhere. */
  readonly onStopping: () => void
  /** Called when nothing is in flight any more. */
  readonly close: () => Promise<void>
  readonly log: Log
}

const LONGEST_MS = 10_000
const SWEEP_MS = 50

/**
 * Stops on SIGTERM and SIGINT: takes no new connections, finishes what is in flight, closes storage and exits 0; what
 * takes longer than ten seconds is cut off.
 */
export function stopOnSignals(dependencies: StopDependencies): void {
  let stopping = false
  // 'disconnect': whoever started the process is gone.
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
  const cutOff = setTimeout(() => server.closeAllConnections(), LONGEST_MS)
  await closed(server)
  clearTimeout(cutOff)
  await close()
  log.info({}, 'Stopped')
  process.exit(0)
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Connections that are kept alive without a request would hold the process for seconds.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false))
    server.close(() => {
      clearInterval(sweep)
      resolve()
    })
  })
}
