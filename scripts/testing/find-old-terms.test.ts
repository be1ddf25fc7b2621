import { expect, it } from 'vitest'
import { findOldTerms } from './find-old-terms.mjs'

it('names the line of an old term and the term to use instead', () => {
  expect(findOldTerms('server/a.ts', '// one\nconst desk = open()\n')).toEqual([
    { file: 'server/a.ts', line: 2, text: 'desk', use: 'admin commands, arguments' },
  ])
})

it('standard terms pass', () => {
  expect(findOldTerms('server/a.ts', 'cacheResponse(response) // the desktop, a shortcut, honeypot')).toEqual(
    [],
  )
})

it('a document may give the present name of a file', () => {
  expect(findOldTerms('docs/a.md', 'Commands: `backend/src/admin/`.')).toEqual([])
  expect(findOldTerms('docs/a.md', 'The desk reads it.')).toHaveLength(1)
})

it('a term passes where it means something else', () => {
  expect(findOldTerms('art/scenes/a.ts', 'desk()')).toEqual([])
  expect(findOldTerms('backend/src/a.ts', "reason: 'trap-filled'")).toEqual([])
  expect(findOldTerms('backend/src/a.ts', 'isTrap(trap)')).toHaveLength(1)
})

it.each([
  ['the behaviour of a grey label', 1],
  ['isCancelled, normalised', 1],
  ['aria-labelledby, colourWorld', 0],
  ["state: 'cancelled'", 0],
  ['promise, hour, otherwise, controller, analysis, practice', 0],
])('"%s" is checked for British spelling', (text, count) => {
  const lines = new Set(findOldTerms('server/a.ts', text).map(({ line }) => line))
  expect(lines.size).toBe(count)
})
