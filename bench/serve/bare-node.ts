import { createServer } from 'node:http'
import type { SavedResponse } from './save-response.ts'

/** The first message to this process; it sends 'listening' once it accepts connections. */
export interface BareNodeOptions {
  readonly port: number
  readonly responses: Readonly<Record<string, SavedResponse>>
}

/** Headers that Node sets itself. */
const SET_BY_NODE = new Set(['date', 'connection', 'keep-alive'])
/** Headers omitted from a response without a body. */
const BODY_HEADERS = new Set(['content-type', 'content-encoding', 'content-length'])

process.once('message', ({ port, responses }: BareNodeOptions) => {
  const prepared = new Map(
    Object.entries(responses).map(([name, response]) => [`/${name}`, prepare(response)]),
  )
  const server = createServer((request, outgoing) => {
    const response = prepared.get(request.url ?? '')
    if (!response) outgoing.writeHead(404).end()
    else if (request.headers['if-none-match'] === response.etag)
      outgoing.writeHead(304, response.headers).end()
    else outgoing.writeHead(200, response.allHeaders).end(response.bytes)
  })
  server.listen(port, '127.0.0.1', () => process.send?.('listening'))
})

function prepare({ headers, bytes }: SavedResponse) {
  const all = Object.entries(headers).filter(([name]) => !SET_BY_NODE.has(name))
  const withoutBody = all.filter(([name]) => !BODY_HEADERS.has(name)).flat()
  return { headers: withoutBody, allHeaders: all.flat(), bytes, etag: headers['etag'] }
}
