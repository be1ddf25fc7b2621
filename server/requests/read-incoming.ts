import type { IncomingMessage } from 'node:http'
import type { BackendRequest, BodyBytes } from '../../backend/src/create-backend.ts'
import { createChunkList } from './chunk-list.ts'
import { type RequestHeaders, postHeaders } from './internal-request.ts'

/** Adapts a request of Node's to the backend. Nothing is computed before it is read. */
export function backendRequest(request: IncomingMessage, url: string, clientAddress: string): BackendRequest {
  return {
    url,
    method: request.method ?? 'POST',
    headers: postHeaders(headersOf(request), clientAddress),
    body: { [Symbol.asyncIterator]: () => blocksOf(request) },
    readBytes: (maxBytes) => readBytes(request, maxBytes),
  }
}

/** Reads headers of a request of Node's without copying them. */
export function headersOf({ headers }: IncomingMessage): RequestHeaders {
  return {
    get: (name) => headers[name]?.toString() ?? null,
    has: (name) => headers[name] !== undefined,
  }
}

const BLOCK_BYTES = 16 * 1024

/** The body in blocks, however small the chunks are in which the client sends it. */
async function* blocksOf(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  const chunks = createChunkList()
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.add(chunk as Buffer)
    if (chunks.byteLength() >= BLOCK_BYTES) yield chunks.takeAll()
  }
  if (chunks.byteLength() > 0) yield chunks.takeAll()
}

/** Rejects when the client disconnects before its body is complete. */
function readBytes(request: IncomingMessage, maxBytes: number): Promise<BodyBytes> {
  return new Promise((resolve, reject) => {
    const chunks = createChunkList()
    const onData = (chunk: Buffer) => {
      chunks.add(chunk)
      if (chunks.byteLength() > maxBytes) finish(false)
    }
    const onEnd = () => finish(true)
    const onClose = () => reject(new Error('The client has disconnected'))

    function finish(isWhole: boolean): void {
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose)
      if (!isWhole) request.pause()
      resolve({ bytes: chunks.takeAll().subarray(0, maxBytes), isWhole })
    }

    if (request.destroyed) return onClose()
    request.on('data', onData).once('end', onEnd).once('close', onClose).once('error', onClose)
  })
}

const DRAIN_BYTES = 16 * 1024 * 1024
const DRAIN_MS = 10_000

/**
 * Reads and discards the rest of a body whose response was sent early: a client that is still sending reads its
 * response only afterwards. Closes the connection when the rest is larger than any form, or takes too long.
 */
export function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  let left = DRAIN_BYTES
  const timer = setTimeout(() => request.destroy(), DRAIN_MS)
  request.once('close', () => clearTimeout(timer))
  request.on('data', (chunk: Buffer) => {
    left -= chunk.byteLength
    if (left < 0) request.destroy()
  })
  request.on('error', () => {})
  request.resume()
}
