import { expect, test } from 'vitest'
import { ALL_FORMS } from '../all-forms.ts'
import { ELAPSED_NAME, HONEYPOT_NAME, readHoneypot } from './honeypot.ts'

test('T25: a form without JavaScript has an empty honeypot and no time, and passes', () => {
  const body = new FormData()
  body.append(HONEYPOT_NAME, '')
  body.append(ELAPSED_NAME, '')
  expect(readHoneypot(body)).toEqual({ filled: false, elapsedMs: undefined })
  expect(readHoneypot({})).toEqual({ filled: false, elapsedMs: undefined })
})

test('T24: a filled honeypot and the elapsed time are read from either kind of body', () => {
  const body = new FormData()
  body.append(HONEYPOT_NAME, 'http://spam.example')
  body.append(ELAPSED_NAME, '1200')
  expect(readHoneypot(body)).toEqual({ filled: true, elapsedMs: 1200 })
  expect(readHoneypot({ [HONEYPOT_NAME]: 'x', [ELAPSED_NAME]: 1200 })).toEqual({
    filled: true,
    elapsedMs: 1200,
  })
})

test.each([null, 7, 'x', [], { [ELAPSED_NAME]: 'soon' }, { [ELAPSED_NAME]: -1 }, { [ELAPSED_NAME]: {} }])(
  '%j has neither',
  (body) => expect(readHoneypot(body)).toEqual({ filled: false, elapsedMs: undefined }),
)

test('no form has a field of a reserved name', () => {
  const names = ALL_FORMS.flatMap(({ fields }) => Object.keys(fields))
  expect(names).not.toContain(HONEYPOT_NAME)
  expect(names).not.toContain(ELAPSED_NAME)
})
