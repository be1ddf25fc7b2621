import { expect, test } from 'vitest'
import { wrapText, textLine, textWidth } from './text.ts'

test('text becomes one path, without a <text> element', () => {
  const svg = textLine('Bakery 12.00 €', 10, 20, { size: 14, fill: '#000' })
  expect(svg).toMatch(
    /^<path transform="translate\(10 20\) scale\([.\d]+\)" d="M[-\d mlhvqzM]+" fill="#000"\/>$/,
  )
})

test('a line anchored at its end starts one width before it', () => {
  const style = { size: 20, face: 'bold', fill: '#000' } as const
  const left = Number(/translate\(([-.\d]+)/.exec(textLine('Paid', 100, 0, { ...style, anchor: 'end' }))?.[1])
  expect(left + textWidth('Paid', style)).toBeCloseTo(100, 1)
})

test('width grows with size', () => {
  const small = textWidth('Cashback', { size: 10, face: 'headline' })
  expect(textWidth('Cashback', { size: 30, face: 'headline' })).toBeCloseTo(small * 3, 5)
})

test('text wraps between words, and no line exceeds the width', () => {
  const style = { size: 40, face: 'headline' } as const
  const text = 'Pay, and something comes back'
  const lines = wrapText(text, 300, style)
  expect(lines.join(' ')).toBe(text)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(textWidth(line, style)).toBeLessThanOrEqual(300)
})
