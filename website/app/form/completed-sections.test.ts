import { expect, test } from 'vitest'
import { formNamed } from '@beam/forms/all-forms.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import { completedSections, firstIncompleteSection } from './completed-sections.ts'

const form = formNamed('installation')!
const all = filledAnswers(form)

test('no section is complete at first, and all are once everything is answered', () => {
  expect(completedSections(form, {})).toEqual(form.sections.map(() => false))
  expect(completedSections(form, all)).toEqual(form.sections.map(() => true))
})

test('a section with a missing or invalid answer is not complete', () => {
  expect(completedSections(form, { ...all, iban: '' })[5]).toBe(false)
  expect(completedSections(form, { ...all, contactEmail: 'nobody' })[2]).toBe(false)
})

test('work continues at the first incomplete section, else at the last', () => {
  expect(firstIncompleteSection([true, false, false])).toBe(1)
  expect(firstIncompleteSection([true, true, true])).toBe(2)
})
