import { expect, it } from 'vitest'
import { type MenuItem, orderAfterMove } from './order-after-move.ts'

const SIBLINGS = [
  { viewId: 11, title: 'News', order: 1 },
  { viewId: 12, title: 'Blog', order: 2 },
  { viewId: 13, title: 'Careers', order: 5 },
]
const [NEWS, BLOG, CAREERS] = SIBLINGS as [MenuItem, MenuItem, MenuItem]

it('an item moves halfway beyond the sibling that it passes', () => {
  expect(orderAfterMove(BLOG, SIBLINGS, 'up')).toEqual({ position: 1, order: 0.5 })
  expect(orderAfterMove(BLOG, SIBLINGS, 'down')).toEqual({ position: 3, order: 5.5 })
  expect(orderAfterMove(CAREERS, SIBLINGS, 'up')).toEqual({ position: 2, order: 1.5 })
})

it('the first item cannot move up, the last one cannot move down', () => {
  expect(orderAfterMove(NEWS, SIBLINGS, 'up')).toBeNull()
  expect(orderAfterMove(CAREERS, SIBLINGS, 'down')).toBeNull()
})

it('an item without siblings cannot move', () => {
  expect(orderAfterMove(NEWS, [NEWS], 'down')).toBeNull()
  expect(orderAfterMove(NEWS, [], 'up')).toBeNull()
})
