import type { Server } from 'node:http'
import { Server as TcpServer } from 'node:net'

const SWEEP_MS = 50

/**
 * Stops listening, and resolves when no connection is open. Each connection closes with its next response;
 * those without one are closed after a while.
 *
 * @param idleMs for how long connections without a request stay open, in milliseconds
 */
export function drainConnections(server: Server, idleMs: number): Promise<void> {
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
