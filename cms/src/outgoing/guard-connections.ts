import { Socket, type SocketConnectOpts } from 'node:net'
import type { MayConnect } from './allowed-destinations.ts'

type Connect = (this: Socket, ...given: unknown[]) => Socket

export class DestinationRefused extends Error {
  readonly code = 'EACCES'
}

/**
 * From now on this process opens no TCP connection but those allowed. All of Node's clients end here (`fetch`, http,
 * http2, tls, whatever library uses them), each redirect with a connection of its own, and before a name is looked up.
 * Unix sockets stay open: they need a path on this machine that only its owner can name.
 *
 * @param report hears of each refusal.
 * @returns takes the guard away again.
 */
export function guardConnections(mayConnect: MayConnect, report: (destination: string) => void): () => void {
  const { prototype } = Socket as unknown as { prototype: { connect: Connect } }
  const connect = prototype.connect
  prototype.connect = function guarded(...given) {
    const wanted = destinationOf(given)
    if (wanted === null || mayConnect(wanted.host, wanted.port)) return connect.apply(this, given)
    const destination = `${wanted.host}:${wanted.port}`
    report(destination)
    process.nextTick(() => this.destroy(new DestinationRefused(`No connections to ${destination}`)))
    return this
  }
  return () => {
    prototype.connect = connect
  }
}

/** What `Socket.connect` was asked for; null for a Unix socket. Its arguments may come gathered in an array. */
function destinationOf(given: readonly unknown[]): { host: string; port: number } | null {
  const [first, second] = Array.isArray(given[0]) ? (given[0] as unknown[]) : given
  if (typeof first !== 'object' || first === null) {
    if (typeof first === 'string' && Number.isNaN(Number(first))) return null
    return { host: typeof second === 'string' ? second : 'localhost', port: Number(first) }
  }
  const options = first as SocketConnectOpts & { path?: string; host?: string; port?: number | string }
  if (options.path) return null
  return { host: options.host ?? 'localhost', port: Number(options.port) }
}
