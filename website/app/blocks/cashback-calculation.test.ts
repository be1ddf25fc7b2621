import { expect, test } from 'vitest'
import { euros, monthlyCashback, oneMoreVisit } from './cashback-calculation.ts'

test('a shopper gets the percentage of the spending back', () => {
  expect(monthlyCashback(300, 15)).toBe(45)
  expect(monthlyCashback(50, 15)).toBe(8)
})

test('one more visit brings a store its sales, less the cashback', () => {
  expect(oneMoreVisit(100, 20, 15)).toEqual({ sales: 2000, cashback: 300, rest: 1700 })
})

test('amounts have the site’s one format', () => expect(euros(2000)).toBe('2,000\u00a0€'))
