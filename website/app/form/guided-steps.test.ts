import { expect, test } from 'vitest'
import { formNamed } from '@beam/forms/all-forms.ts'
import { errorsIn, firstWrongSection, reviewStep, sectionOf } from './guided-steps.ts'

const form = formNamed('installation')!
const errors = { iban: 'IBAN is required', termsAgreed: 'You must agree to the terms' }

test('the check of all answers comes after the last section', () => {
  expect(reviewStep(form)).toBe(5)
})

test('every field knows its section; others begin at the first', () => {
  expect([sectionOf(form, 'companyName'), sectionOf(form, 'iban'), sectionOf(form, 'nothing')]).toEqual([
    0, 1, 0,
  ])
})

test('messages go to their section', () => {
  expect(errorsIn(form, 1, errors)).toEqual({ iban: 'IBAN is required' })
  expect(errorsIn(form, 0, errors)).toEqual({})
  expect(firstWrongSection(form, errors)).toBe(1)
  expect(firstWrongSection(form, {})).toBeUndefined()
})
