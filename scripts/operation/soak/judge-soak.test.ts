import { expect, test } from 'vitest'
import { judgeSoak } from './judge-soak.mjs'

const MINUTE_MS = 60_000

function samples(minutes: number, at: (minute: number) => object = () => ({})) {
  return Array.from({ length: minutes }, (_sample, minute) => ({
    at: minute * MINUTE_MS,
    rssMb: 150,
    files: 30,
    p95: 5,
    count: 3_000,
    statuses: { 200: 3_000 },
    ...at(minute),
  }))
}

test('what stays as it was is well', () => {
  expect(judgeSoak(samples(120)).ok).toBe(true)
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
  expect(judgeSoak(samples(120, grows)).ok).toBe(false)
})

test('memory that settles in the first half is well, and a few minutes judge nothing', () => {
  expect(judgeSoak(samples(120, (minute) => ({ rssMb: minute < 50 ? 100 + minute : 150 }))).ok).toBe(true)
  expect(judgeSoak(samples(10, (minute) => ({ rssMb: 150 + minute }))).ok).toBe(true)
})
