import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A line to a port of this machine that can be made to carry nothing, without anybody being told. */
export async function startTcpRelay(to: number) {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket
        .on('data', (piece) => other.write(piece))
        .on('error', () => other.destroy())
        .once('close', () => other.destroy() && sockets.delete(socket))
      if (isSilent) socket.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    silence(silent: boolean): void {
      isSilent = silent
      for (const socket of sockets) {
        if (silent) socket.pause()
        else socket.resume()
      }
    },
    /** Lines that were silent stay so for ever; new ones carry. */
    forget(): void {
      isSilent = false
    },
  }
}
