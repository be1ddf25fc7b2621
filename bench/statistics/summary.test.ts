import { expect, test } from 'vitest'
import { formatSummary } from './format-number.ts'
import { percentile, summarize } from './summary.ts'

test('the median of an odd number of values is the middle one', () => {
  expect(summarize([9, 1, 5])).toEqual({ median: 5, min: 1, max: 9 })
})

test('the median of an even number of values is the mean of the two in the middle', () => {
  expect(summarize([4, 1, 2, 10]).median).toBe(3)
})

test('an empty list has no median', () => {
  expect(() => summarize([])).toThrow('Nothing was measured.')
})

test('a summary has few digits, and a range only if values differ', () => {
  expect(formatSummary({ median: 48_123.4, min: 47_000, max: 49_200 })).toBe('48,123 (47,000–49,200)')
  expect(formatSummary({ median: 2, min: 2, max: 2 })).toBe('2')
})

test('the 95th percentile of twenty values is the last but one', () => {
  const values = Array.from({ length: 20 }, (_value, index) => 20 - index)
  expect(percentile(values, 0.95)).toBe(19)
  expect(percentile([7], 0.95)).toBe(7)
})
