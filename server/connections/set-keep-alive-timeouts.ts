import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Advertised with each response: `Keep-Alive: timeout=5`. */
const ADVERTISED_MS = 5_000
/**
 * Connections stay open for longer than advertised, so that a client never writes into one that is just being closed.
 * The sum is below the idle timeout of 15 seconds.
 */
const GRACE_MS = 9_000
/** Proxies use their own timeouts: nginx 60 seconds, load balancers up to two minutes. */
const PROXY_IDLE_MS = 125_000

/** Sets how long connections stay open between requests: for clients 14 seconds, for trusted proxies two minutes. */
export function setKeepAliveTimeouts(server: Server, isProxy: (address: string) => boolean): void {
  const proxySockets = new WeakSet<Socket>()
  server.keepAliveTimeout = ADVERTISED_MS
  server.keepAliveTimeoutBuffer = GRACE_MS
  server.on('connection', (socket) => {
    if (isProxy(socket.remoteAddress ?? '')) proxySockets.add(socket)
  })
  // Node sets its own timeout when a response is finished, before this listener runs.
  server.on('request', ({ socket }, response) => {
    if (proxySockets.has(socket)) response.once('finish', () => socket.setTimeout(PROXY_IDLE_MS))
  })
}
