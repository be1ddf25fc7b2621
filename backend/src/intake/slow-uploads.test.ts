import { expect, test } from 'vitest'
import { slowUploads } from './slow-uploads.ts'

const NOW = 20_000
const KILOBYTE_BYTES = 1024

test('the slowest upload comes first; new and fast ones are left out', () => {
  const slow = { bytes: 200 * KILOBYTE_BYTES, startedAt: 0 }
  const slower = { bytes: 100 * KILOBYTE_BYTES, startedAt: 0 }
  const fast = { bytes: 20 * 256 * KILOBYTE_BYTES, startedAt: 0 }
  const recent = { bytes: 0, startedAt: 10_000 }
  expect(slowUploads([slow, fast, recent, slower], NOW)).toEqual([slower, slow])
})

test('an upload is measured since it began, not by its bytes alone', () => {
  const old = { bytes: 200 * KILOBYTE_BYTES, startedAt: 0 }
  const younger = { bytes: 150 * KILOBYTE_BYTES, startedAt: 9_000 }
  expect(slowUploads([younger, old], NOW)).toEqual([old, younger])
})
