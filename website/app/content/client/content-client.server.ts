import type { Log } from '../../website.ts'
import { TimeBudgetExceededError } from './time-budget.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { readCappedText } from './read-capped-text.ts'
import { createSemaphore } from './semaphore.ts'

export interface ContentClient {
  /**
   * One GET request. `read` returns undefined for an unexpected body. Only requests for drafts carry the token. Never
   * rejects; the signal aborts it.
   */
  get<T>(
    path: string,
    read: Read<T>,
    signal: AbortSignal,
    kind?: 'published' | 'draft',
  ): Promise<ContentResponse<T>>
  /** Closes the circuit breaker: the service has just sent a notification. */
  resetBreaker(): void
  /** False from a failure to the next success. */
  isHealthy(): boolean
  /** Milliseconds since 1970; null: never. */
  lastSuccessAt(): number | null
}

export type Read<T> = (body: unknown) => T | undefined

export type ContentResponse<T> =
  | { readonly kind: 'ok'; readonly value: T; readonly body: string }
  /** The service rejected the request, e.g. 403 or 404. */
  | { readonly kind: 'rejected'; readonly status: number }
  | { readonly kind: 'failed'; readonly reason: string }

interface ContentClientOptions {
  readonly url: string
  readonly token: string | null
  readonly fetch: typeof fetch
  readonly clock: () => number
  readonly log: Log
}

const MAX_BODY_BYTES = 2 * 1024 * 1024
const MAX_CONCURRENT_REQUESTS = 10
const FAILURES_TO_OPEN = 5
const RESET_MS = 2000

/** HTTP client of the content service with limited concurrency and a circuit breaker. */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { clock, log } = options
  const origin = options.url.replace(/\/+$/, '')
  const semaphore = createSemaphore(MAX_CONCURRENT_REQUESTS)
  const logRejection = createRejectionLog(log)
  let lastSuccessAt: number | null = null
  const breaker = createCircuitBreaker({
    failuresToOpen: FAILURES_TO_OPEN,
    resetMs: RESET_MS,
    clock,
    onOpen: () => log.warn({}, 'The content service does not respond; cached and default content is served'),
    onClose: () => log.info({}, 'The content service responds again'),
  })

  async function get<T>(
    path: string,
    read: Read<T>,
    signal: AbortSignal,
    kind = 'published',
  ): Promise<ContentResponse<T>> {
    const release = await semaphore.acquire(signal).catch(() => null)
    if (!release) return { kind: 'failed', reason: 'too many requests' }
    if (!breaker.mayCall()) {
      release()
      return { kind: 'failed', reason: 'circuit open' }
    }
    const response = await call(path, read, signal, kind).finally(() => setImmediate(release))
    if (response.kind !== 'failed') breaker.succeeded()
    else if (!isOwnDelay(signal)) breaker.failed()
    if (response.kind === 'ok') lastSuccessAt = clock()
    if (response.kind === 'rejected') logRejection(path, response.status)
    return response
  }

  async function call<T>(
    path: string,
    read: Read<T>,
    signal: AbortSignal,
    kind: string,
  ): Promise<ContentResponse<T>> {
    const authorization =
      kind === 'draft' && options.token ? { authorization: `Bearer ${options.token}` } : {}
    const headers = { accept: 'application/json', ...authorization }
    try {
      const response = await options.fetch(origin + path, { headers, signal, redirect: 'manual' })
      return await readAnswer(response, read)
    } catch (error) {
      return { kind: 'failed', reason: error instanceof Error ? error.name : 'unknown' }
    }
  }

  return {
    get,
    resetBreaker: breaker.succeeded,
    isHealthy: breaker.isHealthy,
    lastSuccessAt: () => lastSuccessAt,
  }
}

/** This process had no time to read the response, whatever the service did. */
function isOwnDelay({ reason }: AbortSignal): boolean {
  return reason instanceof TimeBudgetExceededError && reason.wasDelayed
}

async function readAnswer<T>(response: Response, read: Read<T>): Promise<ContentResponse<T>> {
  if (response.status >= 400 && response.status < 500 && response.status !== 429) {
    await response.body?.cancel()
    return { kind: 'rejected', status: response.status }
  }
  if (response.status !== 200) {
    await response.body?.cancel()
    return { kind: 'failed', reason: `status ${response.status}` }
  }
  const body = await readCappedText(response, MAX_BODY_BYTES)
  if (body === null) return { kind: 'failed', reason: 'too large' }
  const value = read(JSON.parse(body))
  return value === undefined ? { kind: 'failed', reason: 'unexpected body' } : { kind: 'ok', value, body }
}

function createRejectionLog(log: Log): (path: string, status: number) => void {
  const loggedRejections = new Set<string>()
  return (path, status) => {
    const type = path.split(/[?]/, 1)[0] ?? ''
    if (loggedRejections.has(`${type} ${status}`)) return
    loggedRejections.add(`${type} ${status}`)
    log.warn({ type, status }, 'The content service rejects a request')
  }
}
