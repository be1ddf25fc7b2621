import { expect, test } from 'vitest'
import { deletionDay, yearsAfter } from './deletion-day.ts'

test('T72: five years are counted to the day', () => {
  const received = Date.UTC(2026, 10, 20, 23, 59)
  expect(deletionDay({ years: 5, from: 'received' }, received)).toBe('2031-11-20')
})

test('while a relationship lasts, nothing is due', () => {
  expect(deletionDay({ years: 5, from: 'relationship-end' }, Date.UTC(2026, 10, 20))).toBeNull()
})

test('a day that the year lacks comes due on the next', () => {
  expect(yearsAfter('2028-02-29', 5)).toBe('2033-03-01')
  expect(yearsAfter('2028-02-29', 4)).toBe('2032-02-29')
})
