import { expect, test } from 'vitest'
import { printableJson } from './printable-json.ts'

test('nothing that steers a terminal is in it, and it is read as the same text', () => {
  const text = 'a\u001B[2J\u009B31m\u202Eevil\u2066\uFEFF\u{E0041}\u007F\n\t👩‍💻 José "quoted" \uD800'
  const json = printableJson({ text })
  expect(json).not.toMatch(/\p{C}/u)
  expect(json).toContain('José')
  expect(JSON.parse(json)).toEqual({ text })
})
