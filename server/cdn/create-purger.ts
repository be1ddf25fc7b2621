import type { Log } from '../operation/log.ts'
import { cdnTag } from './cdn-tag.ts'
import type { SendPurge } from './send-purge.ts'
import { createWaitingTags, type WaitingTag } from './waiting-tags.ts'

/** Purges what has changed from a CDN, until it has confirmed that. */
export interface Purger {
  /** Purges what carries these tags; to be called when the site itself no longer serves it. */
  purge(tags: readonly string[]): void
  /** The number of tags whose purge the CDN has not confirmed. */
  waiting(): number
  /** Seconds since the first failed attempt; 0 when the last one succeeded. */
  failingForSeconds(): number
  /** Tries once more to send what is waiting. */
  close(): Promise<void>
}

interface PurgerOptions {
  readonly send: SendPurge
  readonly onSent: (result: 'ok' | 'failed') => void
  readonly log: Pick<Log, 'warn' | 'info'>
  /** Milliseconds since any point in time. */
  readonly clock: () => number
}

/**
 * A response that left the site before the change may reach the CDN after the purge: it is removed by a second one.
 */
const REPEAT_AFTER_MS = 2_000
const MIN_RETRY_MS = 500
const MAX_RETRY_MS = 30_000

/**
 * Sends tags in batches, one request at a time, and repeats failed ones with delays that double up to half a minute.
 */
export function createPurger({ send, onSent, log, clock }: PurgerOptions): Purger {
  const waiting = createWaitingTags()
  const state = { closed: false, failures: 0, failingSince: null as number | null }
  let sending: Promise<void> | null = null

  function sendAll(): Promise<void> {
    sending ??= sendUntilFailure().finally(() => (sending = null))
    return sending
  }

  async function sendUntilFailure(): Promise<void> {
    while (waiting.count() > 0 && (await sendBatch()));
    if (waiting.count() > 0 && !state.closed)
      setTimeout(() => void sendAll(), retryMs(state.failures)).unref()
  }

  async function sendBatch(): Promise<boolean> {
    const batch = waiting.takeBatch()
    const problem = await send(batch.map(([tag]) => tag))
    onSent(problem === null ? 'ok' : 'failed')
    if (problem === null) succeed(batch)
    else fail(batch, problem)
    return problem === null
  }

  function succeed(batch: readonly WaitingTag[]): void {
    if (state.failures > 0) log.info({ attempts: state.failures }, 'The CDN confirms changes again')
    Object.assign(state, { failures: 0, failingSince: null })
    const repeated = batch.filter(([, repeats]) => repeats).map(([tag]) => [tag, false] as const)
    if (repeated.length === 0 || state.closed) return
    setTimeout(() => {
      waiting.add(repeated)
      void sendAll()
    }, REPEAT_AFTER_MS).unref()
  }

  function fail(batch: readonly WaitingTag[], reason: string): void {
    waiting.add(batch)
    state.failures += 1
    state.failingSince ??= clock()
    log.warn({ reason, waiting: waiting.count() }, 'The CDN did not confirm a purge, and shows the old pages')
  }

  return {
    purge(tags) {
      waiting.add(tags.map((tag) => [cdnTag(tag), true]))
      if (state.failures === 0) void sendAll()
    },
    waiting: waiting.count,
    failingForSeconds: () => (state.failingSince === null ? 0 : (clock() - state.failingSince) / 1000),
    async close() {
      state.closed = true
      await sendAll()
    },
  }
}

function retryMs(failures: number): number {
  return Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** (failures - 1))
}
