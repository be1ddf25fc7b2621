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
  if (!hasBody(request)) return
  if (request.headers['transfer-encoding'] !== undefined) limitChunks(request)
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
  // A request that gets an early response closes before its body is complete: the timer goes on.
  request.once('close', () => request.complete && clearInterval(timer))
}

/** Whether the request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** Chunks that may have any size. */
const FREE_CHUNKS = 1_000
const MIN_AVERAGE_CHUNK_BYTES = 16

/**
 * Closes the connection of a client that sends its body in very many tiny chunks. A chunk of one byte takes six bytes
 * on the wire and two hundred in memory until it is read: a hundred such connections filled the heap. Ordinary clients
 * send kilobytes per chunk.
 */
function limitChunks(request: IncomingMessage): void {
  const push = request.push.bind(request)
  let chunks = 0
  let bytes = 0
  // Node's parser calls this for each chunk; an event would come too late, with the chunks already in memory.
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    chunks += 1
    bytes += chunk?.byteLength ?? 0
    if (chunks <= FREE_CHUNKS || bytes >= chunks * MIN_AVERAGE_CHUNK_BYTES) return push(chunk, encoding)
    request.socket.destroy()
    return false
  }
}
