import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { RequestError } from '@hono/node-server'
import { problem } from '../requests/problem-response.ts'
import { securityHeaders } from '../requests/security-headers.ts'

const CANNOT_BE_READ = 'This request cannot be read.'
const EARLY = {
  400: CANNOT_BE_READ,
  405: 'This method is not possible here.',
  417: 'This expectation cannot be met.',
  500: 'Something went wrong. Please try again.',
} as const
const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what no request object is made of. */
export function refuseEarly(response: ServerResponse, status: keyof typeof EARLY, siteUrl: string): void {
  const allow = status === 405 ? { allow: 'GET, HEAD, POST, OPTIONS' } : {}
  response.writeHead(status, {
    ...Object.fromEntries(problemHeaders(siteUrl)),
    ...allow,
    connection: 'close',
  })
  response.end(problem(status, EARLY[status]))
}

/** The answer where making a request object failed: its host or its address is none. Anything else is a fault of ours. */
export function refusalOf(error: unknown, siteUrl: string): Response {
  const status = error instanceof RequestError ? 400 : 500
  return new Response(problem(status, EARLY[status]), {
    status,
    headers: [...problemHeaders(siteUrl), ['connection', 'close']] as [string, string][],
  })
}

/**
 * Answers what Node could not read: there is no request, only the socket. Where another answer is still being written,
 * words would be taken for a part of it.
 */
export function refuseSocket(error: NodeJS.ErrnoException, socket: Socket, siteUrl: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.writableLength > 0) {
    socket.destroy()
    return
  }
  const status = STATUSES[error.code ?? ''] ?? 400
  const body = problem(status, CANNOT_BE_READ)
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
