import { get } from 'node:http'

const TIMEOUT_MS = 1_000

/** Whether a GET of this URL is answered with a success status. Never rejects. */
export async function isHealthyAt(url) {
  const status = await statusAt(url, TIMEOUT_MS)
  return status >= 200 && status < 300
}

/**
 * The status with which a GET of this URL is answered; 0 without an answer in time. Never rejects. `fetch` would need 5
 * MB more, which a supervisor keeps for as long as it runs.
 *
 * @param {string} url with `http:`
 * @param {number} timeoutMs
 * @returns {Promise<number>}
 */
export function statusAt(url, timeoutMs) {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, signal: AbortSignal.timeout(timeoutMs) }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.once('error', () => resolve(0))
    request.once('close', () => resolve(0))
  })
}
