import { expect, test } from 'vitest'
import { createByteBudget } from './byte-budget.ts'

test('requests share the room, and give back all they took', () => {
  const budget = createByteBudget(100)
  const [one, two] = [budget.open(), budget.open()]
  expect(one.take(60)).toBe(true)
  expect(two.take(41)).toBe(false)
  expect(two.take(40)).toBe(true)
  one.close()
  one.close()
  expect(two.take(60)).toBe(true)
  expect(two.take(1)).toBe(false)
})
