import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A TCP relay to a local port, as the one address of a server that fails over: it can lead elsewhere, stop forwarding
 * without closing its connections, and lose a response.
 */
export async function startTcpRelay(targetPort: number) {
  const sockets = new Set<Socket>()
  const state = { target: targetPort, isPaused: false, lostTo: undefined as string | undefined, lost: 0 }
  const server = createServer((near) => {
    const far = connect(state.target, '127.0.0.1')
    let isLost = false
    near.on('data', (chunk) => {
      if (!isLost && state.lostTo !== undefined && chunk.includes(state.lostTo)) {
        isLost = true
        state.lost += 1
      }
      far.write(chunk)
    })
    far.on('data', (chunk) => isLost || near.write(chunk))
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy()).once('close', () => other.destroy() && sockets.delete(socket))
      if (state.isPaused) socket.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    closeAll()
    server.close()
  })

  function closeAll(): void {
    for (const socket of sockets) socket.destroy()
  }

  return {
    port: (server.address() as AddressInfo).port,
    setPaused(paused: boolean): void {
      state.isPaused = paused
      for (const socket of sockets) {
        if (paused) socket.pause()
        else socket.resume()
      }
    },
    /** Paused connections stay paused for ever; new ones are forwarded. */
    resumeNewConnections(): void {
      state.isPaused = false
    },
    /** New connections lead to this local port. */
    setTarget(port: number): void {
      state.target = port
    },
    /** On a connection that sends a text from now on, nothing more comes back. */
    loseResponsesTo(text: string | undefined): void {
      state.lostTo = text
    },
    /** How many connections have lost responses. */
    lost: () => state.lost,
    closeAll,
  }
}
