import { expect, it } from 'vitest'
import { startPageWidths } from './start-page-widths.ts'

const widthsOf = (...ids: readonly string[]) =>
  Object.values(startPageWidths(ids.map((id) => ({ uid: `global::${id}` }))))

it('the inbox is widest, and what launch needs has a row of its own', () => {
  expect(widthsOf('inbox', 'site', 'launch', 'findings', 'drafts', 'changes')).toEqual([8, 4, 12, 4, 4, 4])
})

it.each([
  ['without the inbox', ['site', 'launch', 'findings', 'drafts', 'changes'], [12, 12, 4, 4, 4]],
  ['without what launch needs', ['inbox', 'site', 'findings', 'drafts'], [8, 4, 4, 8]],
  ['without all others', ['inbox'], [12]],
  ['without any', [], []],
])('every row is full %s', (_which, ids, widths) => {
  expect(widthsOf(...ids)).toEqual(widths)
})
