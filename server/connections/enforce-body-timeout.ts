import type { IncomingMessage } from 'node:http'

const CHECK_MS = 1_000
const MIN_UPLOAD_BYTES_PER_SECOND = 4 * 1024
const UPLOAD_GRACE_MS = 10_000

/**
 * Closes the connection of a client that sends its body too slowly: a form has `requestMs`, an upload `uploadMs` if it
 * arrives at 4 KiB a second or more.
 */
export function enforceBodyTimeout(
  request: IncomingMessage,
  { requestMs, uploadMs }: { readonly requestMs: number; readonly uploadMs: number },
): void {
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined)
    return
  const isUpload = request.headers['content-type']?.startsWith('multipart/') ?? false
  const start = performance.now()
  const before = request.socket.bytesRead
  const timer = setInterval(() => {
    const elapsed = performance.now() - start
    const received = request.socket.bytesRead - before
    const isSlow = elapsed > UPLOAD_GRACE_MS && received < (MIN_UPLOAD_BYTES_PER_SECOND * elapsed) / 1000
    if (request.complete || request.socket.destroyed) clearInterval(timer)
    else if (elapsed > (isUpload ? uploadMs : requestMs) || (isUpload && isSlow)) request.socket.destroy()
  }, CHECK_MS)
  // A request answered early closes before its body is complete: the timer goes on.
  request.once('close', () => request.complete && clearInterval(timer))
}
