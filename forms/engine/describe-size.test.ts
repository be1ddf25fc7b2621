import { expect, test } from 'vitest'
import { describeSize } from './describe-size.ts'

test.each([
  [900, '900 bytes'],
  [2048, '2 kB'],
  [1_500_000, '1.4 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(describeSize(bytes)).toBe(words)
})
