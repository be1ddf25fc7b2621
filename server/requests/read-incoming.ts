import type { IncomingMessage } from 'node:http'
import type { BackendRequest, BodyBytes } from '../../backend/src/create-backend.ts'
import { createChunkList } from './chunk-list.ts'
import { type GivenHeaders, postHeaders } from './own-request.ts'

/** A request of Node's as the backend reads it: nothing is made of it that nobody asks for. */
export function backendRequest(request: IncomingMessage, url: string, clientAddress: string): BackendRequest {
  return {
    url,
    method: request.method ?? 'POST',
    headers: postHeaders(headersOf(request), clientAddress),
    body: { [Symbol.asyncIterator]: () => blocksOf(request) },
    readBytes: (maxBytes) => readBytes(request, maxBytes),
  }
}

export function headersOf({ headers }: IncomingMessage): GivenHeaders {
  return {
    get: (name) => headers[name]?.toString() ?? null,
    has: (name) => headers[name] !== undefined,
  }
}

const BLOCK_BYTES = 16 * 1024

/** The body in blocks, however small the pieces are in which the client sends it. */
async function* blocksOf(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  const chunks = createChunkList()
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.add(chunk as Buffer)
    if (chunks.byteLength() >= BLOCK_BYTES) yield chunks.take()
  }
  if (chunks.byteLength() > 0) yield chunks.take()
}

/** Rejects when the client goes away before its body is whole. */
function readBytes(request: IncomingMessage, maxBytes: number): Promise<BodyBytes> {
  return new Promise((resolve, reject) => {
    const chunks = createChunkList()
    const onData = (chunk: Buffer) => {
      chunks.add(chunk)
      if (chunks.byteLength() > maxBytes) finish(false)
    }
    const onEnd = () => finish(true)
    const onClose = () => reject(new Error('The client has gone away'))

    function finish(isWhole: boolean): void {
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose)
      if (!isWhole) request.pause()
      resolve({ bytes: chunks.take().subarray(0, maxBytes), isWhole })
    }

    if (request.destroyed) return onClose()
    request.on('data', onData).once('end', onEnd).once('close', onClose).once('error', onClose)
  })
}

const DRAIN_BYTES = 16 * 1024 * 1024
const DRAIN_MS = 10_000

/**
 * Takes and drops what is left of a body whose answer was given early: a client that still sends reads its answer only
 * afterwards. It ends with the connection when that is more than any form, or takes long.
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
