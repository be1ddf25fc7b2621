import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** No browser or proxy sends a request before it has the response to the one before. */
const MAX_WAITING_REQUESTS = 50

/** Requests on a connection that wait for the response to an earlier one. */
const waiting = new WeakMap<Socket, number>()

/**
 * Closes the connection of a client that sends many requests at once. Node creates them all as they arrive, two thousand
 * in 64 KB, and each takes kilobytes until the client has read the responses before it: a hundred such connections
 * filled the heap.
 *
 * @returns whether the request may be handled
 */
export function limitPipelining({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // It is the first: the connection is free for its response.
  if (response.socket !== null) return true
  const count = (waiting.get(socket) ?? 0) + 1
  if (count > MAX_WAITING_REQUESTS) close(socket)
  if (socket.destroyed) return false
  waiting.set(socket, count)
  response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
  return true
}

/** Node has no public way to skip what has arrived already: its parser would go on creating requests. */
function close(socket: Socket & { readonly parser?: Parser | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 0
  socket.destroy()
}

interface Parser {
  /** Called with each request. */
  onIncoming: () => number
}
