import { request } from 'node:http'

/** Longer than any timeout of the site. */
const TIMEOUT_MS = 30_000

/**
 * Sends one request, with its body if it has one. Resolves with `{ status }` of a complete response; else with
 * `{ failure }`: the phase it reached (`connect`, `send`, `wait`, `read`), whether the connection was new or reused,
 * the cause, and after how many milliseconds it failed. Never rejects.
 *
 * @param {string} url
 * @param {{ agent: import('node:http').Agent, body?: string, key?: string }} options `key`: idempotency key
 */
export function sendRequest(url, { agent, body, key }) {
  const startedAt = performance.now()
  const method = body === undefined ? 'GET' : 'POST'
  const headers = body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': key }
  return new Promise((resolve) => {
    let phase = 'connect'
    const outgoing = request(url, { agent, method, headers })
    const timer = setTimeout(() => outgoing.destroy(new Error('TIMEOUT')), TIMEOUT_MS)
    const finish = (result) => {
      clearTimeout(timer)
      resolve(result)
    }
    const fail = (error) => {
      const connection = outgoing.reusedSocket ? 'reused' : 'new'
      const cause = error.code ?? error.message
      const afterMs = Math.round(performance.now() - startedAt)
      const what = `${method} ${new URL(url).pathname}`
      finish({ failure: { at: Date.now(), request: what, phase, connection, cause, afterMs } })
    }
    outgoing
      .once('socket', (socket) => (socket.connecting ? socket.once('connect', onConnect) : onConnect()))
      .once('finish', () => (phase = 'wait'))
      .on('error', fail)
      .once('response', (response) => {
        phase = 'read'
        response
          .resume()
          .once('end', () => finish({ status: response.statusCode }))
          .once('error', fail)
      })
      .end(body)

    function onConnect() {
      if (phase === 'connect') phase = 'send'
    }
  })
}
