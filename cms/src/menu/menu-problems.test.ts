import { expect, it } from 'vitest'
import { menuProblems } from './menu-problems.ts'

it('a menu item is reported when its page was deleted or is not published', () => {
  const items = [
    { title: 'Contacts', pageId: 'a' },
    { title: 'Planned', pageId: 'b' },
    { title: 'Gone', pageId: null },
  ]
  expect(menuProblems(items, new Set(['a', 'c']))).toEqual([
    { title: 'Planned', problem: 'its page is not published' },
    { title: 'Gone', problem: 'its page was deleted' },
  ])
  expect(menuProblems(items.slice(0, 1), new Set(['a']))).toEqual([])
})
