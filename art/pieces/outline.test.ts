import { expect, test } from 'vitest'
import { outlineOf } from './outline.ts'

test('a path becomes relative steps, y turned over', () => {
  expect(outlineOf('M10,20L30,20L30,40L50,60Z', 0, 1)).toBe('M10-20h20v-20l20-20z')
})

test('a curve after a curve is not named again', () => {
  expect(outlineOf('M0,0Q10,0 10,10Q10,20 0,20Z', 0, 1)).toBe('M0 0q10 0 10-10 0-10-10-10z')
})

test('a second contour sets out from where the first one began', () => {
  expect(outlineOf('M10,0L20,0L20,10ZM40,5L50,5Z', 0, 1)).toBe('M10 0h10v-10zm30-5h10z')
})

test('the same letter reads the same wherever it stands', () => {
  const path = 'M0,0L7,3L9,11Z'
  expect(outlineOf(path, 100.4, 0.37).replace('M100', '')).toBe(outlineOf(path, 3, 0.37).replace('M3', ''))
})

test('rounding does not add up', () => {
  const path = `M0,0${Array.from({ length: 50 }, (_, index) => `L${index + 1},${(index + 1) * 2}`).join('')}Z`
  const rises = [...outlineOf(path, 0, 0.4).matchAll(/(?:v|l\d+ ?)(-\d+)/g)].map(([, rise]) => Number(rise))
  expect(rises.reduce((sum, rise) => sum + rise, 0)).toBe(-40)
})
