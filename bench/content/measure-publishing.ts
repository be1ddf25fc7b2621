import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from 'playwright'
import type { Change, Prepared } from './change.ts'

/** Milliseconds until every site process showed a change, counted from three moments. */
export interface PublishTimes {
  /** NaN: published by a request, without a browser. */
  readonly fromClick: number
  readonly fromRequest: number
  readonly fromResponse: number
}

const POLL_INTERVAL_MS = 15
const TIMEOUT_MS = 30_000
/** For what the panel does while a form is filled in. */
const SETTLED_MS = 400
/** Requests by which the panel publishes or saves. */
const PUBLISHES = /\/actions\/publish|\/navigation\/[^/?]+$/

/** Publishes changes by requests to the panel's API. */
export async function publishByRequest(
  change: Change,
  siteUrls: readonly string[],
  runs: number,
): Promise<PublishTimes[]> {
  return repeat(runs, change.restMs, async (run) => {
    const prepared = await change.prepare(run)
    const live = untilLive(siteUrls, change.path, prepared)
    const requestedAt = now()
    await prepared.request()
    const respondedAt = now()
    const liveAt = await live
    return { fromClick: Number.NaN, fromRequest: liveAt - requestedAt, fromResponse: liveAt - respondedAt }
  })
}

/** Publishes changes by a click in the panel. */
export async function publishByClick(
  change: Change,
  page: Page,
  siteUrls: readonly string[],
  runs: number,
): Promise<PublishTimes[]> {
  return repeat(runs, change.restMs, async (run) => {
    const prepared = await change.prepare(run)
    const button = await prepared.fill(page)
    await pause(SETTLED_MS)
    const live = untilLive(siteUrls, change.path, prepared)
    const published = page.waitForResponse((response) => isPublication(response.request()))
    await button.click()
    const response = await published
    if (!response.ok()) throw new Error(`The panel got the status ${response.status()}: ${change.name}`)
    const respondedAt = now()
    const requestedAt = response.request().timing().startTime
    const liveAt = await live
    const clickedAt = await page.evaluate<number>('globalThis.lastClickAt')
    return {
      fromClick: liveAt - clickedAt,
      fromRequest: liveAt - requestedAt,
      fromResponse: liveAt - respondedAt,
    }
  })
}

/** Makes the time of each click available to publishByClick. */
export const RECORD_CLICKS = `addEventListener('click', (event) => {
  globalThis.lastClickAt = performance.timeOrigin + event.timeStamp
}, true)`

function isPublication(request: Request): boolean {
  return ['POST', 'PUT'].includes(request.method()) && PUBLISHES.test(new URL(request.url()).pathname)
}

/** Resolves with the time at which the last site process showed the change. */
async function untilLive(siteUrls: readonly string[], path: string, prepared: Prepared): Promise<number> {
  const times = await Promise.all(siteUrls.map((url) => untilShown(url + path, prepared)))
  return Math.max(...times)
}

async function untilShown(address: string, { isLive }: Prepared): Promise<number> {
  const start = now()
  while (now() - start < TIMEOUT_MS) {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (isLive(response, await response.text())) return now()
    await pause(POLL_INTERVAL_MS)
  }
  throw new Error(`${address} did not change within ${TIMEOUT_MS / 1000} s.`)
}

async function repeat<T>(runs: number, restMs: number, measure: (run: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 1; run <= runs; run++) {
    results.push(await measure(run))
    await pause(restMs)
  }
  return results
}

/** Milliseconds since 1970, as fine as in browsers. */
function now(): number {
  return performance.timeOrigin + performance.now()
}
