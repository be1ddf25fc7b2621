import { expect, test } from 'vitest'
import type { TextField } from './define-form.ts'
import { normalizeText } from './normalize-text.ts'

const line: TextField = { type: 'text', label: 'Line', rules: [] }
const lines: TextField = { type: 'textarea', label: 'Lines', rules: [] }

test.each([
  ['trims', '  Ana  ', 'Ana'],
  ['composes', 'Jose\u0301', 'José'],
  ['drops NUL and other control characters', 'A\u0000n\u0007a\u009F', 'Ana'],
  ['drops overrides of the reading direction', 'gpj.\u202Efdp\u2066', 'gpj.fdp'],
  ['replaces lone surrogates', 'A\uD800B', 'A\uFFFDB'],
  ['keeps emoji joined', '👩‍👩‍👧', '👩‍👩‍👧'],
  ['keeps right-to-left words', 'שלום عربي', 'שלום عربي'],
  ['makes one line of several', 'a\r\nb\tc', 'a b c'],
  ['knows other spaces', '912\u00A0345', '912 345'],
])('one line: it %s', (_, raw, text) => {
  expect(normalizeText(line, raw)).toBe(text)
})

test('several lines keep their ends, counted as a browser counts them', () => {
  expect(normalizeText(lines, 'a\r\nb\rc\u2028d\n\te\u0000')).toBe('a\nb\nc\nd\n\te')
})

test.each([
  [' \u202E e\u0301 \uDC00 \r\n '],
  // Without the character between them, the marks are in another order, and the letter has a composed form.
  ['\u0300\u0000\u0316'],
  ['e\u200B\u0301'],
])('normalizing %j twice changes nothing', (raw) => {
  for (const field of [line, lines])
    expect(normalizeText(field, normalizeText(field, raw))).toBe(normalizeText(field, raw))
})

test('every text below the first combining mark is composed as it is', () => {
  const characters = Array.from({ length: 0x300 }, (_, code) => String.fromCodePoint(code))
  const pairs = characters.flatMap((first) => characters.map((second) => first + second))
  expect(pairs.filter((pair) => pair.normalize('NFC') !== pair)).toEqual([])
})

test('T77: marks without end are normalized in linear time, and each stays', () => {
  const marks = '\u0300\u0316'.repeat(32_000)
  const before = process.threadCpuUsage()
  const text = normalizeText(line, `a${marks}`)
  expect(process.threadCpuUsage(before).user).toBeLessThan(400_000)
  expect([...text.matchAll(/[\u0300\u0316]/gu)].length).toBeGreaterThanOrEqual(63_999)
  expect(normalizeText(line, text)).toBe(text)
})
