import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer, BackendRequest } from '../../backend/src/create-backend.ts'
import { refuseEarly } from '../connections/refuse-unreadable.ts'
import type { Load } from '../operation/load.ts'
import type { Log } from '../operation/log.ts'
import type { Metrics } from '../operation/metrics.ts'
import { beginAnswer } from '../operation/observe.ts'
import type { ClientAddress } from './client-address.ts'
import { type GivenHeaders, ownHeaders } from './own-request.ts'
import { isFromOurPages } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'

/** Takes a request when it may; false leaves it to the long way. */
export type ShortWay = (request: IncomingMessage, response: ServerResponse) => boolean

export interface ShortWayDependencies {
  readonly siteUrl: string
  readonly answer: (request: BackendRequest) => Promise<Answer>
  readonly load: Load
  readonly clientAddress: ClientAddress
  readonly metrics: Metrics
  readonly log: Log
}

/**
 * The short way of what a page's script posts to an endpoint: JSON of a stated length. Neither a Request nor a
 * Response is made of it, for those cost more than judging and storing. It takes only what has nothing against it:
 * whatever must be refused before the backend is asked goes the long way (create-site.ts), which knows the words.
 */
export function createShortWay(d: ShortWayDependencies): ShortWay {
  const always = Object.fromEntries(securityHeaders('/api/', d.siteUrl))

  async function answer(request: IncomingMessage, response: ServerResponse, client: string): Promise<void> {
    const path = request.url!
    const end = beginAnswer(d.metrics, d.log)
    const { status, headers, body } = await d.answer(ownCall(request, d.siteUrl, client))
    const id = end({ method: 'POST', path, status })
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) }
    response.writeHead(status, { ...headers, ...always, ...length, 'x-request-id': id }).end(body)
  }

  return (request, response) => {
    if (!isJsonPost(request)) return false
    const headers = headersOf(request)
    if (!isFromOurPages({ headers }, d.siteUrl)) return false
    const client = d.clientAddress(request.socket.remoteAddress, headers.get('x-forwarded-for'))
    const leave = d.load.enter(client)
    if (leave === null) return false
    void answer(request, response, client)
      .catch((error: Error) => {
        d.log.error({ error }, 'A request failed')
        if (response.headersSent) response.destroy(error)
        else refuseEarly(response, 500, d.siteUrl)
      })
      .finally(leave)
    return true
  }
}

const ENDPOINT = /^\/api\/[a-z-]{1,40}$/
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i
const JSON_TYPE = /^application\/json\b/i
/** Longer ones are read piece by piece, as far as the form takes them. */
const MOST_BYTES = 64 * 1024

function isJsonPost({ method, url = '', headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    ENDPOINT.test(url) &&
    JSON_TYPE.test(headers['content-type'] ?? '') &&
    HOST.test(headers.host ?? '') &&
    headers['transfer-encoding'] === undefined &&
    Number(headers['content-length'] ?? Infinity) <= MOST_BYTES
  )
}

function ownCall(request: IncomingMessage, siteUrl: string, client: string): BackendRequest {
  return {
    url: siteUrl + request.url!,
    method: 'POST',
    headers: ownHeaders(headersOf(request), siteUrl, client),
    body: null,
    arrayBuffer: () => readWhole(request),
  }
}

function headersOf({ headers }: IncomingMessage): GivenHeaders {
  return {
    get: (name) => headers[name]?.toString() ?? null,
    has: (name) => headers[name] !== undefined,
  }
}

/** Rejects when the client goes away before its body is whole. */
function readWhole(request: IncomingMessage): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    if (request.destroyed) return reject(new Error('The client has gone away'))
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.once('end', () => resolve(new Uint8Array(Buffer.concat(pieces)).buffer))
    request.once('error', reject)
  })
}
