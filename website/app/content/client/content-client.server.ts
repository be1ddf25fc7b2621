import type { Log } from '../../website.ts'
import { BudgetSpent } from './budget.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { readCappedText } from './read-capped-text.ts'
import { createSemaphore } from './semaphore.ts'

export interface ContentClient {
  /**
   * One GET. `read` gives undefined for a body that is not what was asked for. Drafts carry the token; nothing else does.
   * Never rejects; ends when the signal does.
   */
  ask<T>(path: string, read: Read<T>, signal: AbortSignal, kind?: 'published' | 'draft'): Promise<Answer<T>>
  /** The service spoke up by itself: it is asked again without a rest. */
  wasHeard(): void
  /** False from a first failure to the next good answer. */
  isWell(): boolean
  /** Milliseconds since 1970; null: never. */
  lastGoodAnswerAt(): number | null
}

export type Read<T> = (body: unknown) => T | undefined

export type Answer<T> =
  | { readonly kind: 'answer'; readonly value: T; readonly body: string }
  /** The service is there and says no, e.g. 403 or 404. */
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'failed'; readonly why: string }

export interface ContentClientOptions {
  readonly url: string
  readonly token: string | null
  readonly fetch: typeof fetch
  readonly clock: () => number
  readonly log: Log
}

const LARGEST_BODY = 2 * 1024 * 1024
const MOST_SOCKETS = 10
const FAILURES_TO_OPEN = 5
const REST_MS = 2000

/** Asks the content service, and stops asking for a while when it keeps failing. */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { clock, log } = options
  const origin = options.url.replace(/\/+$/, '')
  const semaphore = createSemaphore(MOST_SOCKETS)
  const tellRefusal = tellOnce(log)
  let lastGoodAnswerAt: number | null = null
  const breaker = createCircuitBreaker({
    failuresToOpen: FAILURES_TO_OPEN,
    restMs: REST_MS,
    clock,
    onOpen: () => log.warn({}, 'The content service does not answer; copies and defaults are shown'),
    onClose: () => log.info({}, 'The content service answers again'),
  })

  async function ask<T>(
    path: string,
    read: Read<T>,
    signal: AbortSignal,
    kind = 'published',
  ): Promise<Answer<T>> {
    const release = await semaphore.acquire(signal).catch(() => null)
    if (!release) return { kind: 'failed', why: 'no room' }
    if (!breaker.mayCall()) {
      release()
      return { kind: 'failed', why: 'resting' }
    }
    const answer = await call(path, read, signal, kind).finally(() => setImmediate(release))
    if (answer.kind !== 'failed') breaker.succeeded()
    else if (!isOwnFault(signal)) breaker.failed()
    if (answer.kind === 'answer') lastGoodAnswerAt = clock()
    if (answer.kind === 'refused') tellRefusal(path, answer.status)
    return answer
  }

  async function call<T>(path: string, read: Read<T>, signal: AbortSignal, kind: string): Promise<Answer<T>> {
    const authorization =
      kind === 'draft' && options.token ? { authorization: `Bearer ${options.token}` } : {}
    const headers = { accept: 'application/json', ...authorization }
    try {
      const response = await options.fetch(origin + path, { headers, signal, redirect: 'manual' })
      return await readAnswer(response, read)
    } catch (error) {
      return { kind: 'failed', why: error instanceof Error ? error.name : 'unknown' }
    }
  }

  return {
    ask,
    wasHeard: breaker.succeeded,
    isWell: breaker.isWell,
    lastGoodAnswerAt: () => lastGoodAnswerAt,
  }
}

/** This process had no time to read the answer, whatever the service did. */
function isOwnFault({ reason }: AbortSignal): boolean {
  return reason instanceof BudgetSpent && reason.wasStarved
}

async function readAnswer<T>(response: Response, read: Read<T>): Promise<Answer<T>> {
  if (response.status >= 400 && response.status < 500 && response.status !== 429) {
    await response.body?.cancel()
    return { kind: 'refused', status: response.status }
  }
  if (response.status !== 200) {
    await response.body?.cancel()
    return { kind: 'failed', why: `status ${response.status}` }
  }
  const body = await readCappedText(response, LARGEST_BODY)
  if (body === null) return { kind: 'failed', why: 'too large' }
  const value = read(JSON.parse(body))
  return value === undefined ? { kind: 'failed', why: 'another shape' } : { kind: 'answer', value, body }
}

function tellOnce(log: Log): (path: string, status: number) => void {
  const told = new Set<string>()
  return (path, status) => {
    const type = path.split(/[?]/, 1)[0] ?? ''
    if (told.has(`${type} ${status}`)) return
    told.add(`${type} ${status}`)
    log.warn({ type, status }, 'The content service refuses a request')
  }
}
