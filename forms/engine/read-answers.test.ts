import { array, assert, boolean, constantFrom, integer, oneof, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_FORMS, formNamed } from '../all-forms.ts'
import type { Answers, FormDefinition } from './define-form.ts'
import { readAnswers } from './read-answers.ts'
import { validate } from './validate.ts'

const contact = formNamed('contact')!
const apply = formNamed('apply')!
const installation = formNamed('installation')!

test('T3 and T4: unknown names are dropped, also those every object has', () => {
  const body = JSON.parse('{"firstName":"Ana","admin":true,"__proto__":{"lastName":"x"},"constructor":"y"}')
  const answers = read(contact, body)
  expect(Object.keys(answers)).toEqual(Object.keys(contact.fields))
  expect(answers).toMatchObject({ firstName: 'Ana', lastName: '' })
})

test.each([[null], [undefined], [[]], ['text'], [7], [true]])('%j is no object with answers', (body) => {
  expect(readAnswers(contact, body)).toEqual({
    ok: false,
    reason: 'The answers must be a JSON object with one member per field.',
  })
})

test.each([
  [{ firstName: ['Ana'] }, 'firstName must be text.'],
  [{ firstName: true }, 'firstName must be text.'],
  [{ subject: {} }, 'subject must be text.'],
  [JSON.parse('{"firstName":1e999}'), 'firstName must be text.'],
  [JSON.parse('{"message":912345678912345678912}'), 'message must be text.'],
  [{ termsAgreed: [] }, 'termsAgreed must be true or false.'],
])('%j is rejected by name', (body, reason) => {
  expect(readAnswers(contact, body)).toEqual({ ok: false, reason })
})

test('JSON that claims to hold a file is rejected: it has no content', () => {
  const body = { cv: { name: 'cv.pdf', size: 10, type: 'application/pdf' } }
  expect(readAnswers(apply, body)).toMatchObject({ ok: false })
  expect(readAnswers(apply, { cv: 'cv.pdf' })).toMatchObject({ ok: false })
})

test('files that came beside an object are its answers', () => {
  const cv = { name: 'cv.pdf', size: 10, type: 'application/pdf' }
  expect(read(apply, { firstName: 'Ana' }, { cv })['cv']).toEqual(cv)
})

test('an unchosen file of a browser is no file', () => {
  const body = new FormData()
  body.append('cv', new File([], ''))
  body.append('coverLetter', new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' }))
  expect(read(apply, body)).toMatchObject({ cv: undefined, coverLetter: { name: 'letter.pdf', size: 8 } })
})

test('a tick is true, on, yes or 1; all else is none', () => {
  const ticks = [true, 'on', 'true', 'TRUE', 'yes', '1', 1, false, 'false', 'off', '', null, 0]
  const read1 = ticks.map((termsAgreed) => read(contact, { termsAgreed })['termsAgreed'])
  expect(read1).toEqual([true, true, true, true, true, true, true, false, false, false, false, false, false])
})

test('a choice that nobody made is the initial one', () => {
  expect(read(contact, {})['subject']).toBe('Support')
  expect(read(contact, { subject: 'Investors' })['subject']).toBe('Investors')
})

test.each([
  ['+351 912 345 678', '912 345 678'],
  ['00351912345678', '912345678'],
  ['912345678', '912345678'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
])('a pasted prefix is not doubled: %s', (typed, answer) => {
  expect(read(installation, { businessPhone: typed })['businessPhone']).toBe(answer)
})

test('the plus sign before a local partner’s number is not doubled', () => {
  const partner = formNamed('local-partner')!
  expect(read(partner, { phoneNumber: '+351 912' })['phoneNumber']).toBe('351 912')
})

describe('what arrives from a browser and what arrives as JSON', () => {
  test.each(ALL_FORMS)('is validated alike: $name', (form) => {
    assert(
      property(anyAnswers(form), (given) => {
        const browser = read(form, asFormData(form, given))
        const server = read(form, JSON.parse(JSON.stringify(browser)))
        expect(read(form, given)).toEqual(browser)
        expect(server).toEqual(browser)
        expect(validate(form, server)).toEqual(validate(form, browser))
      }),
      { numRuns: 60 },
    )
  })
})

function read(form: FormDefinition, body: unknown, files = {}): Answers {
  const result = readAnswers(form, body, files)
  if (!result.ok) throw new Error(result.reason)
  return result.answers
}

/** Any text at all, lone surrogates and control characters included, for each field that is neither tick nor file. */
function anyAnswers(form: FormDefinition) {
  const text = oneof(
    string({ unit: 'binary', maxLength: 60 }),
    array(integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
    constantFrom('a@b.c', '+351 912', 'Support', 'portugal', '10', 'x'.repeat(1001), ' \r\n x \r y '),
  )
  const fields = Object.entries(form.fields).filter(([, { type }]) => type !== 'file')
  return record(
    Object.fromEntries(fields.map(([name, { type }]) => [name, type === 'checkbox' ? boolean() : text])),
  )
}

/** As a browser sends it: line ends become CRLF, a tick is 'on' or absent. */
function asFormData(form: FormDefinition, given: Record<string, unknown>): FormData {
  const body = new FormData()
  for (const [name, answer] of Object.entries(given)) {
    if (typeof answer === 'string') body.append(name, answer.replaceAll(/\r\n?|\n/gu, '\r\n'))
    else if (answer && form.fields[name]) body.append(name, 'on')
  }
  return body
}
