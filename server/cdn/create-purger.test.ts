import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentLog } from '../testing/fakes.ts'
import { createPurger } from './create-purger.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A CDN that answers as told, and what it was sent. */
function startCdn() {
  const cdn = { problem: null as string | null, sent: [] as string[][], results: [] as string[] }
  const purger = createPurger({
    async send(tags) {
      cdn.sent.push([...tags])
      return cdn.problem
    },
    onSent: (result) => cdn.results.push(result),
    log: silentLog(),
    clock: () => Date.now(),
  })
  return { cdn, purger }
}

test('a change is sent at once, and again for what was on its way meanwhile', async () => {
  const { cdn, purger } = startCdn()
  purger.purge(['page:about-us', 'navigation'])
  await vi.advanceTimersByTimeAsync(0)
  expect(cdn.sent).toEqual([['page:about-us', 'navigation']])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(cdn.sent).toEqual([
    ['page:about-us', 'navigation'],
    ['page:about-us', 'navigation'],
  ])
  expect([purger.waiting(), purger.failingForSeconds(), cdn.results]).toEqual([0, 0, ['ok', 'ok']])
})

test('a failed request is retried with growing delays until the CDN confirms it', async () => {
  const { cdn, purger } = startCdn()
  cdn.problem = 'HTTP 503'
  purger.purge(['page:a'])
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(cdn.sent.length).toBeGreaterThan(15)
  expect(cdn.sent.length).toBeLessThan(30)
  expect([purger.waiting(), purger.failingForSeconds()]).toEqual([1, 600])
  cdn.problem = null
  await vi.advanceTimersByTimeAsync(31_000)
  expect([purger.waiting(), purger.failingForSeconds()]).toEqual([0, 0])
  expect(cdn.results.lastIndexOf('failed')).toBe(cdn.results.indexOf('ok') - 1)
})

test('changes during an outage join what waits, and all of it is sent afterwards', async () => {
  const { cdn, purger } = startCdn()
  cdn.problem = 'ECONNREFUSED'
  purger.purge(['page:a'])
  await vi.advanceTimersByTimeAsync(0)
  for (let page = 0; page < 40; page += 1) purger.purge([`page:${page}`, 'pages'])
  cdn.problem = null
  cdn.sent.length = 0
  await vi.advanceTimersByTimeAsync(1_000)
  expect(new Set(cdn.sent.flat()).size).toBe(42)
  expect(cdn.sent.every((tags) => tags.length <= 30)).toBe(true)
})

test('a tag that changes while it is being sent is sent again', async () => {
  const answers: (() => void)[] = []
  const sent: string[][] = []
  const purger = createPurger({
    send: (tags) => {
      sent.push([...tags])
      return new Promise((resolve) => answers.push(() => resolve(null)))
    },
    onSent: () => {},
    log: silentLog(),
    clock: () => 0,
  })
  purger.purge(['page:a'])
  purger.purge(['page:a'])
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([['page:a'], ['page:a']])
})

test('T150: an endless outage does not fill memory: all pages are purged instead', async () => {
  const { cdn, purger } = startCdn()
  cdn.problem = 'HTTP 401'
  for (let page = 0; page < 5_000; page += 1) purger.purge([`page:${page}`])
  await vi.advanceTimersByTimeAsync(0)
  expect(purger.waiting()).toBeLessThanOrEqual(600)
  cdn.problem = null
  await vi.advanceTimersByTimeAsync(31_000)
  expect(cdn.sent.flat()).toContain('pages')
})

test('what waits is tried once more when the site stops, and never delays it further', async () => {
  const { cdn, purger } = startCdn()
  cdn.problem = 'HTTP 500'
  purger.purge(['page:a'])
  await vi.advanceTimersByTimeAsync(0)
  await purger.close()
  expect(cdn.sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(0)
  expect(purger.waiting()).toBe(1)
})
