import { expect, it } from 'vitest'
import { NAVIGATION_DEPTH } from '../../../content/model/navigation.ts'
import { exceededMenuLimit, MAX_MENU_ITEMS, MAX_MENU_LEVELS, shortTitle } from './menu-limits.ts'

type Items = readonly object[]

const LONG = 'x'.repeat(256)
const many = (count: number): Items => Array.from({ length: count }, () => ({}))
const fields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, '']))
const levels = (count: number, lowest: object = {}): Items => {
  let items: Items = [{ title: 'Lowest', ...lowest }]
  for (let level = count; level > 1; level -= 1) items = [{ title: 'Above', items }]
  return items
}

it.each([
  ['no menu', undefined],
  ['no list', 'x'.repeat(1000)],
  ['as many items as there may be', many(MAX_MENU_ITEMS)],
  ['as many levels', levels(MAX_MENU_LEVELS)],
  ['a long title', [{ title: LONG.slice(1), additionalFields: fields(20) }]],
  ['what is removed, whatever it is', [{ removed: true, title: LONG, items: levels(9, { title: LONG }) }]],
  ['fields that are none', [{ title: 1, additionalFields: LONG }, { additionalFields: [...LONG] }]],
])('a menu may have %s', (_name, items) => {
  expect(exceededMenuLimit(items)).toBeNull()
})

it.each([
  [many(501), 'a menu has 500 items at most.'],
  [[{ items: many(500) }], 'a menu has 500 items at most.'],
  [[{ removed: true, items: levels(500) }], 'a menu has 500 items at most.'],
  [Array.from({ length: 501 }, () => 0) as unknown as Items, 'a menu has 500 items at most.'],
  [[{ items: Array.from({ length: 500 }, () => null) }], 'a menu has 500 items at most.'],
  [[{ title: 'Pay', audience: Array.from({ length: 21 }, () => 0) }], '“Pay” has more than 20 audiences.'],
  [levels(4, { title: LONG }), `the title “${'x'.repeat(60)}…” is longer than 255 characters.`],
  [levels(5), '“Lowest” is on level 5, and the site shows 4.'],
  [levels(100_000), '“Above” is on level 5, and the site shows 4.'],
  [[{ title: 'Pay', additionalFields: fields(21) }], '“Pay” has more than 20 fields.'],
  [[{ title: 'Pay', externalPath: LONG.repeat(8) }], 'a text of “Pay” is longer than 2000 characters.'],
  [
    [{ title: 'Pay', additionalFields: { note: LONG.repeat(8) } }],
    'a text of “Pay” is longer than 2000 characters.',
  ],
])('says which limit a menu exceeds', (items, message) => {
  expect(exceededMenuLimit(items)).toBe(message)
})

it('the levels are those of the site', () => {
  expect(MAX_MENU_LEVELS).toBe(NAVIGATION_DEPTH)
})

it('names an item by the beginning of its title', () => {
  expect([' Pay ', 7, undefined].map(shortTitle)).toEqual(['Pay', '', ''])
  expect(shortTitle('a'.repeat(60))).toHaveLength(60)
  expect(shortTitle('a'.repeat(61))).toBe(`${'a'.repeat(60)}…`)
})
