import { expect, test } from 'vitest'
import { couldMatch, readSelectors } from './css-selectors.ts'

const PRESENT = new Set(['a', 'img', '.card', '.wide', '[data-variant]', '[data-variant=large]'])

test.each([
  ['a:hover', true],
  ['.card>img', true],
  ['.card.narrow', false],
  ['.gone .card', false],
  ['.card:not(.gone)', true],
  ['[data-variant=large]>.card', true],
  ['[data-variant="large"]', true],
  ['[data-variant=small]', false],
  ['[data-variant]', true],
  ['[data-variant^=sm]', true],
  ['[data-gone]', false],
  [':is(.gone,.card) img', true],
  [':is(.gone,[data-variant=small]) img', false],
  ['.card:has(+:is(.gone,.lost))', false],
  ['.card:has(.wide):nth-child(4n+1)', true],
  ['img[src$=\\.svg]', true],
  ['#menu:popover-open', true],
  ['table', false],
  ['.card table', false],
  ['.card>table>img', false],
  ['.card::before', true],
  [':is(a,table)>img', true],
  [':is(ol,table) img', false],
  ['.card:not(table)', true],
])('%s could match: %s', (selector, could) => {
  expect(readSelectors(selector).map(({ needs }) => couldMatch(needs, PRESENT))).toEqual([could])
})

test('a list is split at its top-level commas', () => {
  expect(readSelectors('a,:is(b,c) d,[e="f,g"]').map(({ text }) => text)).toEqual([
    'a',
    ':is(b,c) d',
    '[e="f,g"]',
  ])
})
