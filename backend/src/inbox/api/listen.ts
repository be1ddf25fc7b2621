import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { problem, type ApiResponse } from './api-response.ts'
import type { SignedRequest } from './request-signature.ts'

interface ListenOptions {
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  readonly handleRequest: (request: SignedRequest) => Promise<ApiResponse>
}

export interface ApiListener {
  readonly port: number
  /** Ends what is in progress after at most a few seconds. */
  close(): Promise<void>
}

const MAX_BODY_BYTES = 256 * 1024
/** Enough for about ten people; further requests get 503. */
const MAX_REQUESTS_IN_PROGRESS = 8
const MAX_CONNECTIONS = 64
const TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 5_000
const CLOSE_TIMEOUT_MS = 3_000

/** Opens the API's own listener. Rejects with one clear line when the address is in use. */
export async function listen({ host, port, handleRequest }: ListenOptions): Promise<ApiListener> {
  let inProgress = 0
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: TIMEOUT_MS,
      // The content service may be too busy to notice that a connection was closed, and does not send a request twice.
      keepAliveTimeout: TIMEOUT_MS,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => void respond(request, response).catch(() => response.destroy()),
  )
  server.setTimeout(TIMEOUT_MS)
  server.maxConnections = MAX_CONNECTIONS

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    if (!body) return send(response, TOO_LARGE)
    if (inProgress >= MAX_REQUESTS_IN_PROGRESS) return send(response, BUSY)
    inProgress += 1
    try {
      const { method = '', url = '', headers } = request
      await send(response, await handleRequest({ method, path: url, body, headers }))
    } finally {
      inProgress -= 1
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`The inbox cannot listen on ${host}:${port} (INBOX_PORT): ${error.message}`)),
    )
    server.listen({ host, port }, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref()
      }),
  }
}

const BUSY = problem(503, 'unavailable', 'Too many requests at once. Please try again.', {
  'retry-after': '1',
})
const TOO_LARGE = problem(413, 'invalid', 'This is too large.', { connection: 'close' })

/** Undefined when it is larger than any request of the content service. */
async function readBody(request: IncomingMessage): Promise<Uint8Array | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return undefined
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    sizeBytes += chunk.byteLength
    if (sizeBytes > MAX_BODY_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A download that breaks off ends the connection, so that half a file is not taken for a whole one. */
async function send(response: ServerResponse, { status, headers, body }: ApiResponse): Promise<void> {
  response.writeHead(status, headers)
  if (typeof body === 'string' || body instanceof Uint8Array) response.end(body)
  else await pipeline(Readable.from(body), response)
}
