import { expect, test } from 'vitest'
import { evaluateSoak, type FailedRequest } from './evaluate-soak.mjs'

const MINUTE_MS = 60_000
const ALL_KEPT = { acknowledged: 300, kept: 300 }

function samples(minutes: number, at: (minute: number) => object = () => ({})) {
  return Array.from({ length: minutes }, (_sample, minute) => ({
    at: minute * MINUTE_MS,
    rssMb: 150,
    heapMb: 40,
    files: 30,
    p95: 5,
    count: 3_000,
    statuses: { 200: 3_000 },
    missing: [],
    ownDelayMs: 2,
    siteDelayMs: 3,
    ...at(minute),
  }))
}

test('what stays as it was is well', () => {
  expect(evaluateSoak(samples(120), ALL_KEPT).ok).toBe(true)
})

test.each([
  ['memory', (minute: number) => ({ rssMb: 150 + minute / 20 })],
  ['open files', (minute: number) => ({ files: 30 + Math.floor(minute / 20) })],
  ['the slowest answers', (minute: number) => ({ p95: minute > 95 ? 6 : 5 })],
  [
    'answers that are none',
    (minute: number) => ({ statuses: minute === 7 ? { 0: 1, 200: 2_999 } : { 200: 3_000 } }),
  ],
])('%s that grow are not', (_what, grows) => {
  expect(evaluateSoak(samples(120, grows), ALL_KEPT).ok).toBe(false)
})

test('memory that settles in the first half is well, and a few minutes judge nothing', () => {
  expect(
    evaluateSoak(
      samples(120, (minute) => ({ rssMb: minute < 50 ? 100 + minute : 150 })),
      ALL_KEPT,
    ).ok,
  ).toBe(true)
  expect(
    evaluateSoak(
      samples(10, (minute) => ({ rssMb: 150 + minute })),
      ALL_KEPT,
    ).ok,
  ).toBe(true)
})

test('an acknowledged form that is not kept, or is kept twice, is not well', () => {
  expect(evaluateSoak(samples(120), { acknowledged: 300, kept: 299 }).ok).toBe(false)
  expect(evaluateSoak(samples(120), { acknowledged: 300, kept: 301 }).ok).toBe(false)
})

test('of each request without an answer it tells what became of it', () => {
  const missing: FailedRequest = {
    at: 7 * MINUTE_MS,
    what: 'POST /api/contact',
    phase: 'wait',
    connection: 'kept',
    cause: 'ECONNRESET',
    afterMs: 12,
    again: 201,
  }
  const { lines } = evaluateSoak(
    samples(120, (minute) => (minute === 7 ? { missing: [missing], statuses: { 0: 1 } } : {})),
    ALL_KEPT,
  )
  expect(lines).toContain(
    "no answer: 1970-01-01T00:07:00.000Z POST /api/contact: ECONNRESET in phase wait on a kept connection after 12 ms; sent again: 201; clocks late at most: this one 2 ms, the site's 3 ms",
  )
})

test('of very many without an answer it tells how many there are', () => {
  const missing = Array.from({ length: 2 }, () => ({ at: 0, again: 0 }))
  const { lines } = evaluateSoak(
    samples(120, () => ({ missing })),
    ALL_KEPT,
  )
  expect(lines).toContain('and 190 more without an answer')
})
