import { describe, expect, test } from 'vitest'
import { accepted, emailAddress, hasPdfContent, pdfFile, phoneNumber, required, timeOfDay } from './rules.ts'

test.each(['a@b.c', 'ana.silva+beam@mail.example.pt', 'josé@exämple.com', "o'neil@x.ie"])(
  '%s is an email address',
  (text) => {
    expect(emailAddress('no').breaks(text)).toBe(false)
  },
)

test.each(['a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@b .c', 'a@@b.c', 'a@b..c', 'a@b.c\nBcc: x@y.z'])(
  '%j is no email address',
  (text) => expect(emailAddress('no').breaks(text)).toBe(true),
)

test.each([
  ['912 345 678', false],
  ['+351912345678', false],
  ['912-345-678', true],
  ['++351', true],
  ['+', true],
  ['٩١٢', true],
])('phone number %s: broken %s', (text, broken) => {
  expect(phoneNumber('no').breaks(text)).toBe(broken)
})

test.each([
  ['00:00', false],
  ['9:30', false],
  ['23:59:59', false],
  ['24:00', true],
  ['12:60', true],
  ['12:30:61', true],
  ['noon', true],
  ['１２:３０', true],
])('time of day %s: broken %s', (text, broken) => {
  expect(timeOfDay('no').breaks(text)).toBe(broken)
})

test('rules about shape leave an empty answer to required', () => {
  expect([emailAddress('no').breaks(''), phoneNumber('no').breaks('')]).toEqual([false, false])
  expect(required('no').breaks('')).toBe(true)
})

test('T5: joiners and fillers alone are no answer', () => {
  expect(
    ['\u200D', '\u3164', '\u00AD \uFEFF', '\u2800\u2800'].map((text) => required('no').breaks(text)),
  ).toEqual([true, true, true, true])
})

test('only a tick accepts', () => {
  expect([true, false, 'true', undefined].map((tick) => accepted('no').breaks(tick))).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test.each([
  ['cv.pdf', 'application/pdf', 3, false],
  ['CV.PDF', '', 3, false],
  ['cv.pdf', 'application/octet-stream', 3, false],
  ['cv.pdf', 'application/x-pdf', 3, false],
  ['cv.pdf', 'text/html', 3, true],
  ['cv.pdf.html', 'application/pdf', 3, true],
  ['cv.pdf', 'application/pdf', 0, true],
])('%s of type %j and %i bytes: broken %s', (name, type, size, broken) => {
  expect(pdfFile('no').breaks({ name, type, size })).toBe(broken)
})

test('T12: a PDF begins like one', () => {
  expect(
    ['%PDF-1.7', '<html>', '%PDF', ''].map((text) => hasPdfContent(new TextEncoder().encode(text))),
  ).toEqual([true, false, false, false])
})

/** Patterns that backtrack need hours for these; linear ones need no time that a test could notice. */
describe('T6: rules stay linear', () => {
  const long = 200_000
  test.each([
    ['dots', `a@${'.'.repeat(long)}`],
    ['labels', `a@${'a.'.repeat(long)}`],
    ['at signs', '@'.repeat(long)],
    ['letters', 'a'.repeat(long)],
    ['spaces', `${' '.repeat(long)}x@`],
  ])('an email address of many %s', (_, text) => {
    expect(emailAddress('no').breaks(text)).toBe(true)
  })

  test('a phone number of many digits', () => {
    expect(phoneNumber('no').breaks(`${'1 '.repeat(long)}x`)).toBe(true)
  })
})
