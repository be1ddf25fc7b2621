import { request } from 'node:http'

/** Longer than the site takes to give up on anything. */
const PATIENCE_MS = 30_000

/**
 * One request, with its body if it has one. Resolves with `{ status }` of a whole answer; else with `{ missing }`: how
 * far it came (`connect`, `send`, `wait`, `read`), on a kept connection or a new one, what ended it, and after how many
 * milliseconds.
 *
 * @param {string} address
 * @param {{ agent: import('node:http').Agent, body?: string, key?: string }} how
 */
export function sendRequest(address, { agent, body, key }) {
  const start = performance.now()
  const method = body === undefined ? 'GET' : 'POST'
  const headers = body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': key }
  return new Promise((resolve) => {
    let phase = 'connect'
    const asked = request(address, { agent, method, headers })
    const patience = setTimeout(() => asked.destroy(new Error('PATIENCE_OVER')), PATIENCE_MS)
    const end = (result) => {
      clearTimeout(patience)
      resolve(result)
    }
    const fail = (error) => {
      const { pathname } = new URL(address)
      const afterMs = Math.round(performance.now() - start)
      const connection = asked.reusedSocket ? 'kept' : 'new'
      const what = `${method} ${pathname}`
      end({
        missing: { at: Date.now(), what, phase, connection, cause: error.code ?? error.message, afterMs },
      })
    }
    asked
      .once('socket', (socket) => (socket.connecting ? socket.once('connect', toSend) : toSend()))
      .once('finish', () => (phase = 'wait'))
      .on('error', fail)
      .once('response', (response) => {
        phase = 'read'
        response
          .resume()
          .once('end', () => end({ status: response.statusCode }))
          .once('error', fail)
      })
      .end(body)

    function toSend() {
      if (phase === 'connect') phase = 'send'
    }
  })
}
