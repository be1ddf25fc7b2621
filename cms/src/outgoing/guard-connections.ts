import { Socket, type SocketConnectOpts } from 'node:net'
import type { MayConnect } from './allowed-destinations.ts'

type Connect = (this: Socket, ...args: unknown[]) => Socket

class ConnectionRefusedError extends Error {
  readonly code = 'EACCES'
}

/**
 * Restricts this process to the allowed TCP connections. All clients of Node use `Socket.connect` (`fetch`, http,
 * http2, tls and libraries on top), with a connection for each redirect, and before DNS resolution. Unix sockets stay
 * allowed: they need a path on this machine.
 *
 * @param report called with each refused destination, `host:port`.
 * @returns a function that removes the guard.
 */
export function guardConnections(mayConnect: MayConnect, report: (destination: string) => void): () => void {
  const { prototype } = Socket as unknown as { prototype: { connect: Connect } }
  const connect = prototype.connect
  prototype.connect = function guarded(...args) {
    const requested = destinationOf(args)
    if (requested === null || mayConnect(requested.host, requested.port)) return connect.apply(this, args)
    const destination = `${requested.host}:${requested.port}`
    report(destination)
    process.nextTick(() =>
      this.destroy(new ConnectionRefusedError(`Connections to ${destination} are not allowed`)),
    )
    return this
  }
  return () => {
    prototype.connect = connect
  }
}

/** The destination in the arguments of `Socket.connect`, which may be wrapped in an array; null for a Unix socket. */
function destinationOf(args: readonly unknown[]): { host: string; port: number } | null {
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args
  if (typeof first !== 'object' || first === null) {
    if (typeof first === 'string' && Number.isNaN(Number(first))) return null
    return { host: typeof second === 'string' ? second : 'localhost', port: Number(first) }
  }
  const options = first as SocketConnectOpts & { path?: string; host?: string; port?: number | string }
  if (options.path) return null
  return { host: options.host ?? 'localhost', port: Number(options.port) }
}
