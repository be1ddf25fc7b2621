import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { RequestError } from '@hono/node-server'
import { problemDetails } from '../requests/problem-response.ts'
import { securityHeaders } from '../requests/security-headers.ts'

const MALFORMED = 'This request cannot be read.'
const MESSAGES = {
  400: MALFORMED,
  405: 'This address does not accept requests of this method.',
  417: 'This expectation cannot be met.',
  500: 'Something went wrong. Please try again.',
} as const
const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Sends an error response for a request that is rejected before a Request is created. */
export function rejectEarly(response: ServerResponse, status: keyof typeof MESSAGES, siteUrl: string): void {
  const allow = status === 405 ? { allow: 'GET, HEAD, POST, OPTIONS' } : {}
  response.writeHead(status, {
    ...Object.fromEntries(problemHeaders(siteUrl)),
    ...allow,
    connection: 'close',
  })
  response.end(problemDetails(status, MESSAGES[status]))
}

/** The response when creating a Request failed: 400 for an invalid host or URL; anything else is a bug. */
export function problemForError(error: unknown, siteUrl: string): Response {
  const status = error instanceof RequestError ? 400 : 500
  return new Response(problemDetails(status, MESSAGES[status]), {
    status,
    headers: [...problemHeaders(siteUrl), ['connection', 'close']] as [string, string][],
  })
}

/**
 * Responds to what Node could not parse: there is only a socket. It is closed without a response while another response
 * is being written, of which the client would take it for a part.
 */
export function rejectSocket(error: NodeJS.ErrnoException, socket: Socket, siteUrl: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.writableLength > 0) {
    socket.destroy()
    return
  }
  const status = STATUSES[error.code ?? ''] ?? 400
  const body = problemDetails(status, MALFORMED)
  const headers = [
    ...problemHeaders(siteUrl),
    ['content-length', `${Buffer.byteLength(body)}`],
    ['connection', 'close'],
  ]
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map((header) => header.join(': '))]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

function problemHeaders(siteUrl: string): (readonly [string, string])[] {
  return [
    ...securityHeaders('', siteUrl),
    ['content-type', 'application/problem+json'],
    ['cache-control', 'no-store'],
  ]
}
