import { expect, test } from 'vitest'
import { saySpread } from './say-figure.ts'
import { spreadOf } from './spread.ts'

test('the median of an odd number of figures is the one in the middle', () => {
  expect(spreadOf([9, 1, 5])).toEqual({ median: 5, least: 1, most: 9 })
})

test('the median of an even number of figures lies between the two in the middle', () => {
  expect(spreadOf([4, 1, 2, 10]).median).toBe(3)
})

test('no figures have no median', () => {
  expect(() => spreadOf([])).toThrow('Nothing was measured.')
})

test('a spread is said with few digits, and only where there is one', () => {
  expect(saySpread({ median: 48_123.4, least: 47_000, most: 49_200 })).toBe('48,123 (47,000–49,200)')
  expect(saySpread({ median: 2, least: 2, most: 2 })).toBe('2')
})
