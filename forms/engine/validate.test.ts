import { expect, test } from 'vitest'
import { ALL_FORMS, formNamed } from '../all-forms.ts'
import { filledAnswers } from '../testing/filled-answers.ts'
import type { Answer, Field, FormDefinition } from './define-form.ts'
import { readAnswers } from './read-answers.ts'
import { longestAnswer, validate } from './validate.ts'

const PROBES = {
  '10 kB': 'x'.repeat(10_240),
  emoji: '👍🏽'.repeat(200),
  'right-to-left': 'مرحبا '.repeat(50),
  NUL: 'a\u0000b',
  'a lone surrogate': 'a\uD83Db',
  'a prototype key': '__proto__',
}

test.each(ALL_FORMS)(
  'T5, $name: a text at its limit (inputLimit, counter or cap) is taken, one more is not',
  (form) => {
    for (const [name, field] of texts(form)) {
      if (field.type === 'time') continue
      const limit = longestAnswer(field)
      expect([name, messageFor(form, name, sized(field, limit))]).toEqual([name, undefined])
      expect([name, typeof messageFor(form, name, sized(field, limit + 1))]).toEqual([name, 'string'])
    }
  },
)

test.each(ALL_FORMS)('T4, $name: a choice takes only its own options', (form) => {
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.type !== 'select' && field.type !== 'radios') continue
    for (const { value } of field.options) expect(messageFor(form, name, value)).toBeUndefined()
    expect(messageFor(form, name, 'something else')).toBe(`Choose one of the options for ${field.label}.`)
  }
})

test.each(ALL_FORMS)('T1, $name: unusual texts are validated without errors', (form) => {
  const probes = texts(form).flatMap(([name]) => Object.values(PROBES).map((text) => ({ name, text })))
  const rejected = probes.filter(({ name, text }) => {
    return !readAnswers(form, { ...filledAnswers(form), ...withoutFiles(form), [name]: text }).ok
  })
  expect(rejected).toEqual([])
})

test.each(ALL_FORMS)('T6, $name: 10 kB are too long for any text', (form) => {
  const results = texts(form).map(([name]) => typeof messageFor(form, name, PROBES['10 kB']))
  expect(new Set(results)).toEqual(new Set(['string']))
})

test.each([
  ['contact', 'message', 'a\u0000b', 'ab'],
  ['contact', 'firstName', '__proto__', '__proto__'],
  ['contact', 'lastName', 'a\uD83Db', 'a\uFFFDb'],
])('%s.%s: %j is taken as %j', (name, field, text, answer) => {
  const form = formNamed(name)!
  const read = readAnswers(form, { ...filledAnswers(form), [field]: text })
  expect(read.ok && [validate(form, read.answers), read.answers[field]]).toEqual([{}, answer])
})

test('a time is one that a clock can show', () => {
  expect(messageFor(formNamed('installation')!, 'openingTime', '23:59')).toBeUndefined()
  expect(messageFor(formNamed('installation')!, 'openingTime', '')).toBeUndefined()
  expect(messageFor(formNamed('installation')!, 'openingTime', '24:61')).toBe(
    'Invalid Opening Time format. Write it like 09:30.',
  )
})

test('T5: length is counted in UTF-16 code units, as maxlength counts', () => {
  expect(messageFor(formNamed('installation')!, 'shortDescription', '👍'.repeat(15))).toBeUndefined()
  expect(messageFor(formNamed('installation')!, 'shortDescription', '👍'.repeat(16))).toBe(
    'Short Description must be at most 30 characters.',
  )
})

test.each(ALL_FORMS)('$name: messages come in the order of the fields', (form) => {
  const read = readAnswers(form, {})
  const wrong = read.ok ? Object.keys(validate(form, read.answers)) : []
  expect(wrong.length).toBeGreaterThan(2)
  expect(wrong).toEqual(Object.keys(form.fields).filter((name) => wrong.includes(name)))
})

test('a file larger than 5 MB is rejected with its limit', () => {
  const limit = 5 * 1024 * 1024
  expect(messageFor(formNamed('apply')!, 'cv', pdfOf(limit))).toBeUndefined()
  expect(messageFor(formNamed('apply')!, 'cv', pdfOf(limit + 1))).toBe('CV must be at most 5 MB.')
})

function messageFor(form: FormDefinition, name: string, answer: Answer): string | undefined {
  return validate(form, { ...filledAnswers(form), [name]: answer })[name]
}

function texts(form: FormDefinition) {
  return Object.entries(form.fields).flatMap(([name, field]) =>
    'options' in field || field.type === 'checkbox' || field.type === 'file' ? [] : [[name, field] as const],
  )
}

/** A good answer of exactly this many code units. */
function sized(field: Field, length: number): string {
  if (field.type === 'email') return `${'a'.repeat(length - 10)}@b.example`
  return field.type === 'tel' ? '9'.repeat(length) : 'x'.repeat(length)
}

function withoutFiles(form: FormDefinition) {
  const files = Object.entries(form.fields).filter(([, { type }]) => type === 'file')
  return Object.fromEntries(files.map(([name]) => [name, null]))
}

function pdfOf(size: number) {
  return { name: 'cv.PDF', type: 'application/pdf', size }
}
