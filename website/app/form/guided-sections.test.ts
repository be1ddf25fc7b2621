import { expect, test } from 'vitest'
import { formNamed } from '@beam/forms/all-forms.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import { doneSections, nextSection } from './guided-sections.ts'

const form = formNamed('installation')!
const all = filledAnswers(form)

test('nothing is done at first, and everything once all is answered', () => {
  expect(doneSections(form, {})).toEqual([false, false, false, false, false])
  expect(doneSections(form, all)).toEqual([true, true, true, true, true])
})

test('a section with something missing or wrong is not done', () => {
  expect(doneSections(form, { ...all, iban: '' })[1]).toBe(false)
  expect(doneSections(form, { ...all, contactEmail: 'nobody' })[2]).toBe(false)
})

test('one goes on at the first section that is not done, else at the last', () => {
  expect(nextSection([true, false, false])).toBe(1)
  expect(nextSection([true, true, true])).toBe(2)
})
