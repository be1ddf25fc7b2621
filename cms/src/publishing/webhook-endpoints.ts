import type { SignedMessage } from './signed-message.ts'

/** The webhook endpoints of the site processes. */
interface WebhookEndpoints {
  /** Tries each endpoint once, until one accepts. Returns null, or the reasons why none did. */
  send(message: SignedMessage): Promise<string | null>
}

const TIMEOUT_MS = 5000

/** Begins with the endpoint that accepted the last message: a process that is down delays one message, not every one. */
export function createWebhookEndpoints(
  urls: readonly string[],
  fetch: typeof globalThis.fetch,
): WebhookEndpoints {
  let preferred = 0

  return {
    async send(message) {
      const failures: string[] = []
      const first = preferred
      for (let offset = 0; offset < urls.length; offset += 1) {
        const index = (first + offset) % urls.length
        const url = urls[index] ?? ''
        const failure = await post(fetch, url, message())
        if (failure === null) {
          preferred = index
          return null
        }
        failures.push(`${url}: ${failure}`)
      }
      return failures.join('; ')
    },
  }
}

/** Returns the reason of the failure; null when the endpoint accepted the message. */
async function post(send: typeof fetch, url: string, request: RequestInit): Promise<string | null> {
  try {
    const response = await send(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.ok ? null : `it responded with status ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.message : 'no response'
  }
}
