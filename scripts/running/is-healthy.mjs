import { get } from 'node:http'

const TIMEOUT_MS = 1_000

/**
 * Whether a GET of this URL is answered with a success status. Never rejects. `fetch` would need 5 MB more, which a
 * supervisor keeps for as long as it runs.
 *
 * @param {string} url with `http:`
 */
export function isHealthyAt(url) {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: TIMEOUT_MS }, (response) => {
      response.resume()
      resolve(response.statusCode >= 200 && response.statusCode < 300)
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(false))
    request.once('close', () => resolve(false))
  })
}
