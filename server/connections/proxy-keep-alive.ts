import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Told with each answer: `Keep-Alive: timeout=5`. */
const TOLD_MS = 5_000
/**
 * Added to what was told before a connection is closed: whoever heeds it never writes into one that is just being
 * closed, however busy both machines are. Together less than the 15 seconds for which a client may be silent.
 */
const GRACE_MS = 9_000
/** Proxies heed their own times: nginx 60 seconds, load balancers up to two minutes. */
const PROXY_IDLE_MS = 125_000

/** Decides how long connections stay open without a request: of clients 14 seconds, of listed proxies two minutes. */
export function keepOpen(server: Server, isProxy: (address: string) => boolean): void {
  const ofProxies = new WeakSet<Socket>()
  server.keepAliveTimeout = TOLD_MS
  server.keepAliveTimeoutBuffer = GRACE_MS
  server.on('connection', (socket) => {
    if (isProxy(socket.remoteAddress ?? '')) ofProxies.add(socket)
  })
  // Node sets its own time when an answer is finished, before this does.
  server.on('request', ({ socket }, response) => {
    if (ofProxies.has(socket)) response.once('finish', () => socket.setTimeout(PROXY_IDLE_MS))
  })
}
