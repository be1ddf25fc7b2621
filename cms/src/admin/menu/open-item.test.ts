import { expect, it } from 'vitest'
import { withItemShown } from './open-item.ts'

const below = { viewId: 3, title: 'Below', items: [] }
const inner = { viewId: 2, title: 'Inner', collapsed: true, items: [below] }
const outer = { viewId: 1, title: 'Outer', collapsed: true, items: [inner] }
const other = { viewId: 4, title: 'Other', collapsed: true, items: [{ viewId: 5, title: 'Another' }] }

it('opens the groups around an item and no others', () => {
  expect(withItemShown([outer, other], '3')).toEqual([
    { ...outer, collapsed: false, items: [{ ...inner, collapsed: false }] },
    other,
  ])
  expect(withItemShown([outer, other], '2')).toEqual([{ ...outer, collapsed: false }, other])
})

it('leaves a menu as it is when the item is at the top, or is not there', () => {
  expect(withItemShown([outer, other], '4')).toEqual([outer, other])
  expect(withItemShown([outer, other], '9')).toEqual([outer, other])
})
