import { expect, test } from 'vitest'
import type { Audit, FetchedFile } from './start-auditor.ts'
import { explainTimes } from './explain-times.ts'

const DOCUMENT = file('/', 12_000, 'VeryHigh', 10)
const FONT = file('/fonts/a.woff2', 17_000, 'VeryHigh', 40)
const PICTURE = file('/art/b.svg', 5_000, 'High', 60)

test('files that finished before a paint count for it, in round trips of a new connection', () => {
  const { fcp, lcp } = explainTimes([audit({ first: 50, largest: 70 })])
  expect(fcp).toBe('12,000 bytes of document, 29,000 bytes in 2 files: 2 round trips, 900 ms')
  expect(lcp).toBe('12,000 bytes of document, 34,000 bytes in 3 files: 2 round trips, 900 ms')
})

test('a document without further files is explained by its size', () => {
  const { fcp } = explainTimes([audit({ first: 30, largest: 70 })])
  expect(fcp).toBe('12,000 bytes of document: 1 round trip, 750 ms')
  expect(largestPaint(14_601)).toBe('14,601 bytes of document: 2 round trips, 900 ms')
})

test('round trips after the second transfer 30,660 bytes each', () => {
  expect(largestPaint(14_600 + 29_200)).toContain(': 2 round trips')
  expect(largestPaint(14_600 + 29_200 + 1)).toContain(': 3 round trips')
  expect(largestPaint(14_600 + 29_200 + 30_660 + 1)).toContain(': 4 round trips, 1,200 ms')
})

test('blocking time is explained by the longest task and the work of the main thread', () => {
  expect(explainTimes([audit({ first: 50, largest: 70 })]).tbt).toBe(
    'longest task 80 ms; total style and layout 120 ms, painting 30 ms, parsing HTML and CSS 20 ms, scripts 0 ms',
  )
})

test('scripts are explained by the largest file', () => {
  const { scripts } = explainTimes([
    { ...audit({ first: 50, largest: 70 }), requests: [DOCUMENT, script(900), script(92_000)] },
  ])
  expect(scripts).toBe('transfer size with headers; the largest of 2 files, React and its router, has 92,000')
})

function script(bytes: number): FetchedFile {
  return { ...file('/a.js', bytes, 'Low', 90), type: 'text/javascript' }
}

function file(url: string, bytes: number, priority: string, ended: number): FetchedFile {
  return { url, bytes, priority, ended, type: '' }
}

function largestPaint(bytes: number): string {
  return explainTimes([{ ...audit({ first: 30, largest: 30 }), requests: [{ ...DOCUMENT, bytes }] }]).lcp
}

function audit(painted: Audit['painted']): Audit {
  return {
    address: 'https://localhost/',
    scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
    fcp: 0,
    lcp: 0,
    tbt: 0,
    cls: 0,
    requests: [DOCUMENT, FONT, PICTURE],
    painted,
    work: { styleLayout: 120, paintCompositeRender: 30, parseHTML: 20 },
    longestTask: 80,
    failed: [],
    versions: { lighthouse: '', chromium: '' },
    benchmarkIndex: 2500,
  }
}
