import type { Server } from 'node:http'
import type { Socket } from 'node:net'

interface Reading {
  /** Bytes that the system has taken for the client. */
  taken: number
  since: number
}

const CHECK_MS = 1_000

/**
 * Closes connections whose client has something to read and takes none of it for `stalledMs`. Node's own time-out
 * begins anew with each byte, so one byte now and then would hold a connection for ever; here it takes a whole piece
 * (send-bytes.ts).
 */
export function watchReaders(server: Server, stalledMs: number): void {
  const readings = new Map<Socket, Reading>()
  server.on('connection', (socket) => {
    readings.set(socket, { taken: 0, since: performance.now() })
    socket.once('close', () => readings.delete(socket))
  })
  const timer = setInterval(() => {
    for (const [socket, reading] of readings) if (isStalled(socket, reading, stalledMs)) socket.destroy()
  }, CHECK_MS).unref()
  server.once('close', () => clearInterval(timer))
}

function isStalled(socket: Socket, reading: Reading, stalledMs: number): boolean {
  const waiting = socket.writableLength
  const taken = socket.bytesWritten - waiting
  if (waiting === 0 || taken !== reading.taken) {
    reading.taken = taken
    reading.since = performance.now()
  }
  return performance.now() - reading.since > stalledMs
}
