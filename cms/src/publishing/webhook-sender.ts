import { Webhook } from 'standardwebhooks'
import { signedMessage, type SignedMessage } from './signed-message.ts'
import type { Tag } from './tags-of-change.ts'
import { takeTags } from './take-tags.ts'

/** Notifies the site that content changed. */
export interface WebhookSender {
  /**
   * Queues tags: they are sent with those queued at the same moment, in as few requests as the site accepts. Never
   * throws, never blocks.
   */
  send(tags: readonly Tag[]): void
  /**
   * Waits for rounds that are under way, and sends immediately, in one more round, what no site has accepted yet:
   * queued tags and messages that wait for a retry. Takes at most eight seconds: what is lost then, the site finds when
   * it polls.
   */
  close(): Promise<void>
}

interface WebhookSenderDependencies {
  /** Webhook endpoints of the site processes. The first that accepts a message notifies the others. */
  readonly endpoints: readonly string[]
  /** `whsec_` and base64 (Standard Webhooks). */
  readonly secret: string
  readonly warn: (message: string) => void
  readonly fetch?: typeof fetch
}

const MAX_ROUNDS = 5
const FIRST_RETRY_DELAY_MS = 1000
const TIMEOUT_MS = 5000
/** Less than the 15 seconds after which the content service is killed (scripts/start-content-service.mjs). */
const CLOSE_TIMEOUT_MS = 8000
const STOPPED_FIRST =
  'The site may not have been notified of a change: the content service stopped first. It finds it when it polls'

/**
 * Sends signed webhooks (Standard Webhooks) to one site process. A round tries each endpoint once, until one accepts;
 * after five rounds without success, or the first after `close`, the message is dropped with one warning.
 */
export function createWebhookSender({
  endpoints,
  secret,
  warn,
  fetch = globalThis.fetch,
}: WebhookSenderDependencies): WebhookSender {
  const webhook = new Webhook(secret)
  const queued = new Set<Tag>()
  const deliveries = new Set<Promise<void>>()
  const closing = new AbortController()
  let timer: NodeJS.Timeout | undefined
  /** The one that accepted the last message comes first: a process that is down delays one message, not every one. */
  let preferred = 0

  function takeMessage(): SignedMessage {
    clearTimeout(timer)
    timer = undefined
    const message = signedMessage(webhook, takeTags(queued))
    sendQueued()
    return message
  }

  /** All parts of one change are committed together, so their tags are queued at once. */
  function sendQueued(): void {
    if (queued.size > 0) timer ??= setTimeout(startDelivery)
  }

  function startDelivery(): void {
    const delivery = deliver(takeMessage())
    deliveries.add(delivery)
    void delivery.then(() => deliveries.delete(delivery))
  }

  async function deliver(message: SignedMessage): Promise<void> {
    let failures: string[] = []
    for (let round = 1; round <= MAX_ROUNDS; round += 1) {
      const isLast = closing.signal.aborted
      failures = await tryEndpoints(message)
      if (failures.length < endpoints.length) return
      if (isLast) break
      if (round < MAX_ROUNDS) await delay(FIRST_RETRY_DELAY_MS * 2 ** (round - 1), closing.signal)
    }
    warn(`The site was not notified of a change: ${failures.join('; ')}`)
  }

  /** One round. Returns a reason for each endpoint that failed: as many as there are endpoints when none accepted. */
  async function tryEndpoints(message: SignedMessage): Promise<string[]> {
    const failures: string[] = []
    const first = preferred
    for (let offset = 0; offset < endpoints.length; offset += 1) {
      const index = (first + offset) % endpoints.length
      const endpoint = endpoints[index] ?? ''
      const failure = await post(fetch, endpoint, message())
      if (failure === null) {
        preferred = index
        return failures
      }
      failures.push(`${endpoint}: ${failure}`)
    }
    return failures
  }

  return {
    send(tags) {
      for (const tag of tags) queued.add(tag)
      sendQueued()
    },
    async close() {
      closing.abort()
      while (queued.size > 0) startDelivery()
      await Promise.race([Promise.all(deliveries), delay(CLOSE_TIMEOUT_MS)])
      if (deliveries.size > 0) warn(STOPPED_FIRST)
    },
  }
}

/** Returns the reason of the failure; null when the endpoint accepted the message. */
async function post(send: typeof fetch, endpoint: string, request: RequestInit): Promise<string | null> {
  try {
    const response = await send(endpoint, {
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

/** Resolves after a time, or as soon as the signal is aborted. */
function delay(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms).unref()
    signal?.addEventListener('abort', end)
  })
}
