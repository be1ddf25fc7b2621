import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A TCP relay to a local port that can stop forwarding without closing its connections. */
export async function startTcpRelay(targetPort: number) {
  const sockets = new Set<Socket>()
  let isPaused = false
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket
        .on('data', (chunk) => other.write(chunk))
        .on('error', () => other.destroy())
        .once('close', () => other.destroy() && sockets.delete(socket))
      if (isPaused) socket.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    setPaused(paused: boolean): void {
      isPaused = paused
      for (const socket of sockets) {
        if (paused) socket.pause()
        else socket.resume()
      }
    },
    /** Paused connections stay paused for ever; new ones are forwarded. */
    resumeNewConnections(): void {
      isPaused = false
    },
  }
}
