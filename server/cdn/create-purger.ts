import type { Log } from '../operation/log.ts'
import { cdnTag } from './cdn-tag.ts'
import type { SendPurge } from './send-purge.ts'

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

/** As many as Cloudflare accepts in one request. */
const TAGS_PER_REQUEST = 30
/** When more tags wait, everything is purged instead. */
const MAX_WAITING = 600
/** The tag that every page carries. */
const EVERY_PAGE = 'pages'
/** A response that left the site before the change may reach the CDN after the purge: it is removed by a second one. */
const REPEAT_AFTER_MS = 2_000
const MIN_RETRY_MS = 500
const MAX_RETRY_MS = 30_000

/** Sends tags in batches, one request at a time, and repeats failed ones with delays that double up to half a minute. */
export function createPurger({ send, onSent, log, clock }: PurgerOptions): Purger {
  /** By tag: whether to purge it again later. */
  const waiting = new Map<string, boolean>()
  const state = { closed: false, failures: 0, failingSince: null as number | null }
  let sending: Promise<void> | null = null

  function add(cdnTags: readonly string[], isFirst: boolean): void {
    for (const tag of cdnTags) waiting.set(tag, isFirst || waiting.get(tag) === true)
    if (waiting.size <= MAX_WAITING) return
    waiting.clear()
    waiting.set(EVERY_PAGE, true)
  }

  function sendAll(): Promise<void> {
    sending ??= sendUntilFailure().finally(() => (sending = null))
    return sending
  }

  async function sendUntilFailure(): Promise<void> {
    while (waiting.size > 0 && (await sendBatch()));
    if (waiting.size > 0 && !state.closed) setTimeout(() => void sendAll(), retryMs(state.failures)).unref()
  }

  /** Removes the batch first: a tag that changes meanwhile is sent again. */
  async function sendBatch(): Promise<boolean> {
    const batch = [...waiting].slice(0, TAGS_PER_REQUEST)
    for (const [tag] of batch) waiting.delete(tag)
    const problem = await send(batch.map(([tag]) => tag))
    onSent(problem === null ? 'ok' : 'failed')
    if (problem === null) succeed(batch.filter(([, repeats]) => repeats).map(([tag]) => tag))
    else fail(batch, problem)
    return problem === null
  }

  function succeed(toRepeat: readonly string[]): void {
    if (state.failures > 0) log.info({ attempts: state.failures }, 'The CDN confirms changes again')
    Object.assign(state, { failures: 0, failingSince: null })
    if (toRepeat.length === 0 || state.closed) return
    setTimeout(() => {
      add(toRepeat, false)
      void sendAll()
    }, REPEAT_AFTER_MS).unref()
  }

  function fail(batch: readonly [string, boolean][], reason: string): void {
    for (const [tag, repeats] of batch) add([tag], repeats)
    state.failures += 1
    state.failingSince ??= clock()
    log.warn({ reason, waiting: waiting.size }, 'The CDN did not confirm a purge, and shows the old pages')
  }

  return {
    purge(tags) {
      add(tags.map(cdnTag), true)
      if (state.failures === 0) void sendAll()
    },
    waiting: () => waiting.size,
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
