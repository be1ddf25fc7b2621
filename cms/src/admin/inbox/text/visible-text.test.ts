import { describe, expect, it } from 'vitest'
import { visibleLine, visibleText } from './visible-text'

describe('T125: a hostile answer shown to staff', () => {
  it.each([
    ['invoice\u202Efdp.exe', 'invoice[U+202E]fdp.exe'],
    ['\u001B[31mred\u001B[0m', '[U+001B][31mred[U+001B][0m'],
    ['a\u0000b\u0007c\u009B2J', 'a[U+0000]b[U+0007]c[U+009B]2J'],
    ['\u2066isolated\u2069', '[U+2066]isolated[U+2069]'],
    ['one\r\ntwo\rthree\n', 'one\ntwo\nthree\n'],
  ])('has no invisible control characters: %j', (text, visible) => {
    expect(visibleText(text)).toBe(visible)
  })

  it.each(['<script>alert(1)</script>', 'مرحبا', 'שלום 12', '👩‍👩‍👧', 'tab\tline\n', "O'Brien & Søn"])(
    'keeps what people write: %j',
    (text) => {
      expect(visibleText(text)).toBe(text)
    },
  )

  it('is one line in a list', () => {
    expect(visibleLine(' a\n\n b\tc ')).toBe('a b c')
  })
})
