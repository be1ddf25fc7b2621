import { expect, test } from 'vitest'
import { brokenLines, words, wordsWidth } from './words.ts'

test('words become one outline and no text', () => {
  const drawn = words('Bakery €12.00', 10, 20, { size: 14, fill: '#000' })
  expect(drawn).toMatch(
    /^<path transform="translate\(10 20\) scale\([.\d]+\)" d="M[-\d mlhvqzM]+" fill="#000"\/>$/,
  )
})

test('a line set to end at a place begins its width before it', () => {
  const setting = { size: 20, face: 'bold', fill: '#000' } as const
  const left = Number(/translate\(([-.\d]+)/.exec(words('Paid', 100, 0, { ...setting, anchor: 'end' }))?.[1])
  expect(left + wordsWidth('Paid', setting)).toBeCloseTo(100, 1)
})

test('width grows with size', () => {
  const small = wordsWidth('Cashback', { size: 10, face: 'headline' })
  expect(wordsWidth('Cashback', { size: 30, face: 'headline' })).toBeCloseTo(small * 3, 5)
})

test('lines are broken between words, none wider than asked', () => {
  const setting = { size: 40, face: 'headline' } as const
  const text = 'Pay, and something comes back'
  const lines = brokenLines(text, 300, setting)
  expect(lines.join(' ')).toBe(text)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(wordsWidth(line, setting)).toBeLessThanOrEqual(300)
})
