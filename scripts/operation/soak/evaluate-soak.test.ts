import { expect, test } from 'vitest'
import { evaluateSoak, type FailedRequest } from './evaluate-soak.mjs'

const MINUTE_MS = 60_000
const ALL_STORED = { acknowledged: 300, stored: 300 }

function samples(minutes: number, at: (minute: number) => object = () => ({})) {
  return Array.from({ length: minutes }, (_sample, minute) => ({
    at: minute * MINUTE_MS,
    rssMb: 150,
    heapMb: 40,
    openFiles: 30,
    p95Ms: 5,
    count: 3_000,
    statuses: { 200: 3_000 },
    failures: [],
    clientDelayMs: 2,
    siteDelayMs: 3,
    ...at(minute),
  }))
}

test('constant measurements pass', () => {
  expect(evaluateSoak(samples(120), ALL_STORED).ok).toBe(true)
})

test.each([
  ['growing memory', (minute: number) => ({ rssMb: 150 + minute / 20 })],
  ['a growing number of open files', (minute: number) => ({ openFiles: 30 + Math.floor(minute / 20) })],
  ['growing response times', (minute: number) => ({ p95Ms: minute > 95 ? 6 : 5 })],
  [
    'a request without a response',
    (minute: number) => ({ statuses: minute === 7 ? { 0: 1, 200: 2_999 } : { 200: 3_000 } }),
  ],
])('%s fails', (_what, grows) => {
  expect(evaluateSoak(samples(120, grows), ALL_STORED).ok).toBe(false)
})

test('memory may settle in the first half, and a few minutes say nothing about growth', () => {
  const settling = samples(120, (minute) => ({ rssMb: minute < 50 ? 100 + minute : 150 }))
  expect(evaluateSoak(settling, ALL_STORED).ok).toBe(true)
  const short = samples(10, (minute) => ({ rssMb: 150 + minute }))
  expect(evaluateSoak(short, ALL_STORED).ok).toBe(true)
})

test('an acknowledged submission that is not stored, or stored twice, fails', () => {
  expect(evaluateSoak(samples(120), { acknowledged: 300, stored: 299 }).ok).toBe(false)
  expect(evaluateSoak(samples(120), { acknowledged: 300, stored: 301 }).ok).toBe(false)
})

test('each failed request is listed with its retry', () => {
  const failure: FailedRequest = {
    at: 7 * MINUTE_MS,
    request: 'POST /api/contact',
    phase: 'wait',
    connection: 'reused',
    cause: 'ECONNRESET',
    afterMs: 12,
    retryStatus: 201,
  }
  const { lines } = evaluateSoak(
    samples(120, (minute) => (minute === 7 ? { failures: [failure], statuses: { 0: 1 } } : {})),
    ALL_STORED,
  )
  expect(lines).toContain(
    'failed: 1970-01-01T00:07:00.000Z POST /api/contact: ECONNRESET in phase wait on a reused connection after 12 ms; retry: 201; event loop delay at most: client 2 ms, site 3 ms',
  )
})

test('of very many failed requests, the rest is counted', () => {
  const failures = Array.from({ length: 2 }, () => ({ at: 0, retryStatus: 0 }))
  const { lines } = evaluateSoak(
    samples(120, () => ({ failures })),
    ALL_STORED,
  )
  expect(lines).toContain('and 190 more failed requests')
})
