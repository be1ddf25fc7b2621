import { Webhook } from 'standardwebhooks'
import { abortableDelay } from './abortable-delay.ts'
import { signedMessage, type SignedMessage } from './signed-message.ts'
import type { Tag } from './tags-of-change.ts'
import { takeTags } from './take-tags.ts'
import { createWebhookEndpoints } from './webhook-endpoints.ts'

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
  const site = createWebhookEndpoints(endpoints, fetch)
  const queued = new Set<Tag>()
  const deliveries = new Set<Promise<void>>()
  const closing = new AbortController()
  let timer: NodeJS.Timeout | undefined

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
    for (let round = 1; ; round += 1) {
      const isLast = round === MAX_ROUNDS || closing.signal.aborted
      const failure = await site.send(message)
      if (failure === null) return
      if (isLast) return warn(`The site was not notified of a change: ${failure}`)
      await abortableDelay(FIRST_RETRY_DELAY_MS * 2 ** (round - 1), closing.signal)
    }
  }

  return {
    send(tags) {
      for (const tag of tags) queued.add(tag)
      sendQueued()
    },
    async close() {
      closing.abort()
      while (queued.size > 0) startDelivery()
      await Promise.race([Promise.all(deliveries), abortableDelay(CLOSE_TIMEOUT_MS)])
      if (deliveries.size > 0) warn(STOPPED_FIRST)
    },
  }
}
