import { expect, it } from 'vitest'
import { orderAfterMove } from './order-after-move.ts'

const SIBLINGS = [
  { title: 'News', order: 1 },
  { title: 'Blog', order: 2 },
  { title: 'Careers', order: 5 },
]

it('an item moves halfway beyond the sibling that it passes', () => {
  expect(orderAfterMove(SIBLINGS, 1, 'up')).toBe(0.5)
  expect(orderAfterMove(SIBLINGS, 1, 'down')).toBe(5.5)
  expect(orderAfterMove(SIBLINGS, 2, 'up')).toBe(1.5)
})
