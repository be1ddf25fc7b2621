import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { Tag } from './tags.ts'

export interface Announcer {
  /** Tells every site process about a change, together with the others of the next moment. Never throws, never waits. */
  announce(tags: readonly Tag[]): void
  /** Sends at once what still waits, once, without trying again. */
  close(): Promise<void>
}

export interface AnnouncerDependencies {
  /** Addresses of the hooks, one for each site process. */
  readonly targets: readonly string[]
  /** `whsec_` and base64, as Standard Webhooks say. */
  readonly secret: string
  readonly warn: (message: string) => void
  readonly fetch?: typeof fetch
}

/** Long enough for the parts of one change to meet, short enough to be live within a second. */
const GATHER_MS = 150
const TRIES = 5
const FIRST_PAUSE_MS = 1000
const TIMEOUT_MS = 5000

/** Tells the site what changed, signed as Standard Webhooks say, up to five times when it does not answer. */
export function createAnnouncer({
  targets,
  secret,
  warn,
  fetch = globalThis.fetch,
}: AnnouncerDependencies): Announcer {
  const webhook = new Webhook(secret)
  const waiting = new Set<Tag>()
  let timer: NodeJS.Timeout | undefined

  function takeMessage(): Message {
    clearTimeout(timer)
    timer = undefined
    const message = signed(webhook, [...waiting])
    waiting.clear()
    return message
  }

  async function deliver(message: Message, target: string, tries: number): Promise<void> {
    for (let tried = 1; tried <= tries; tried += 1) {
      const outcome = await post(fetch, target, message())
      if (outcome === 'delivered') return
      if (tried === tries) return warn(`${target} was not told about a change: ${outcome}`)
      await pause(FIRST_PAUSE_MS * 2 ** (tried - 1))
    }
  }

  function send(tries: number): Promise<unknown> {
    const message = takeMessage()
    return Promise.all(targets.map((target) => deliver(message, target, tries)))
  }

  return {
    announce(tags) {
      for (const tag of tags) waiting.add(tag)
      if (waiting.size > 0) timer ??= setTimeout(() => void send(TRIES), GATHER_MS)
    },
    async close() {
      if (waiting.size > 0) await send(1)
    },
  }
}

/** Makes the request anew for each try: the id stays, the time stamp and with it the signature do not. */
type Message = () => RequestInit

function signed(webhook: Webhook, tags: readonly Tag[]): Message {
  const id = `msg_${randomUUID()}`
  const body = JSON.stringify({ tags })
  return () => {
    const now = new Date()
    return {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': webhook.sign(id, now, body),
      },
    }
  }
}

async function post(send: typeof fetch, target: string, request: RequestInit): Promise<string> {
  try {
    const answer = await send(target, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    return answer.ok ? 'delivered' : `it answered ${answer.status}`
  } catch (error) {
    return error instanceof Error ? error.message : 'no answer'
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
