import type { Server } from 'node:http'
import type { Socket } from 'node:net'

interface Progress {
  /** Bytes that the system has accepted for the client. */
  sent: number
  since: number
}

const CHECK_MS = 1_000

/**
 * Closes connections whose client reads nothing of a waiting response for `stalledMs`. Node's own timeout restarts
 * with each byte, so a byte now and then would hold a connection for ever; here it takes a whole chunk (send-bytes.ts).
 */
export function closeStalledReaders(server: Server, stalledMs: number): void {
  const progressBySocket = new Map<Socket, Progress>()
  server.on('connection', (socket) => {
    progressBySocket.set(socket, { sent: 0, since: performance.now() })
    socket.once('close', () => progressBySocket.delete(socket))
  })
  const timer = setInterval(() => {
    for (const [socket, progress] of progressBySocket)
      if (isStalled(socket, progress, stalledMs)) socket.destroy()
  }, CHECK_MS).unref()
  server.once('close', () => clearInterval(timer))
}

function isStalled(socket: Socket, progress: Progress, stalledMs: number): boolean {
  const waiting = socket.writableLength
  const sent = socket.bytesWritten - waiting
  if (waiting === 0 || sent !== progress.sent) {
    progress.sent = sent
    progress.since = performance.now()
  }
  return performance.now() - progress.since > stalledMs
}
