import { expect, test } from 'vitest'
import { cdnTag } from './cdn-tag.ts'

test('a tag stays readable', () => {
  expect(cdnTag('page:about-us')).toBe('page:about-us')
  expect(cdnTag('navigation')).toBe('navigation')
})

test.each([
  ['letters', 'page:news/café ouvert', 'page:news/caf%C3%A9%20ouvert'],
  ['separators', 'page:a,b c', 'page:a%2Cb%20c'],
  ['line breaks', 'page:a\r\nset-cookie: x', 'page:a%0D%0Aset-cookie:%20x'],
  ['half a character', 'page:\ud800', 'page:%EF%BF%BD'],
])('T150: %s cannot end a tag or a header', (_what, tag, encoded) => {
  expect(cdnTag(tag)).toBe(encoded)
})

test('T150: a tag has at most 128 characters; longer ones differ in their hash', () => {
  const [one, other] = [cdnTag(`page:${'é'.repeat(295)}`), cdnTag(`page:${'é'.repeat(294)}`)]
  expect(one).toMatch(/^sha256:[\w-]{43}$/)
  expect(one).not.toBe(other)
  expect(cdnTag('x'.repeat(128))).toHaveLength(128)
})
