import { expect, test } from 'vitest'
import { glyphOutline } from './glyph-outline.ts'

test('an absolute path becomes relative commands with y inverted', () => {
  expect(glyphOutline('M10,20L30,20L30,40L50,60Z', 0, 1)).toBe('M10-20h20v-20l20-20z')
})

test('a repeated curve command omits its letter', () => {
  expect(glyphOutline('M0,0Q10,0 10,10Q10,20 0,20Z', 0, 1)).toBe('M0 0q10 0 10-10 0-10-10-10z')
})

test('a second contour is relative to the start of the first', () => {
  expect(glyphOutline('M10,0L20,0L20,10ZM40,5L50,5Z', 0, 1)).toBe('M10 0h10v-10zm30-5h10z')
})

test('a glyph has the same outline at every position', () => {
  const path = 'M0,0L7,3L9,11Z'
  expect(glyphOutline(path, 100.4, 0.37).replace('M100', '')).toBe(
    glyphOutline(path, 3, 0.37).replace('M3', ''),
  )
})

test('rounding errors do not accumulate', () => {
  const path = `M0,0${Array.from({ length: 50 }, (_, index) => `L${index + 1},${(index + 1) * 2}`).join('')}Z`
  const rises = [...glyphOutline(path, 0, 0.4).matchAll(/(?:v|l\d+ ?)(-\d+)/g)].map(([, rise]) =>
    Number(rise),
  )
  expect(rises.reduce((sum, rise) => sum + rise, 0)).toBe(-40)
})
