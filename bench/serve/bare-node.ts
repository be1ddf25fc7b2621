import { createServer } from 'node:http'
import type { SavedAnswer } from './save-answer.ts'

/** What the program is told, in one message; it answers with one when it listens. */
export interface BareNodeOrders {
  readonly port: number
  readonly answers: Readonly<Record<string, SavedAnswer>>
}

/** Node writes these itself. */
const OF_NODE = new Set(['date', 'connection', 'keep-alive'])
/** Not in an answer without a body. */
const OF_BODY = new Set(['content-type', 'content-encoding', 'content-length'])

process.once('message', ({ port, answers }: BareNodeOrders) => {
  const kept = new Map(Object.entries(answers).map(([name, answer]) => [`/${name}`, keep(answer)]))
  const server = createServer((request, response) => {
    const answer = kept.get(request.url ?? '')
    if (!answer) response.writeHead(404).end()
    else if (request.headers['if-none-match'] === answer.tag) response.writeHead(304, answer.head).end()
    else response.writeHead(200, answer.wholeHead).end(answer.bytes)
  })
  server.listen(port, '127.0.0.1', () => process.send?.('listens'))
})

function keep({ headers, bytes }: SavedAnswer) {
  const all = Object.entries(headers).filter(([name]) => !OF_NODE.has(name))
  const head = all.filter(([name]) => !OF_BODY.has(name)).flat()
  return { head, wholeHead: all.flat(), bytes, tag: headers['etag'] }
}
