import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, test } from 'vitest'
import { answersOf } from '../form-case.ts'
import { ALL_CASES, REPRESENTATIVE_CASES } from './all-cases.ts'

test('every form is walked through, once', () => {
  const names = ALL_FORMS.map(({ name }) => name)
  expect(ALL_CASES.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

test('the representative forms have every kind of control, sensitive answers, and a guided form', () => {
  expect(traitsOf(REPRESENTATIVE_CASES)).toEqual(traitsOf(ALL_CASES))
})

const SENSITIVE = /^(?:IBAN|Certificate Code)/

function traitsOf(cases: typeof ALL_CASES): Set<string> {
  const answers = cases.flatMap(answersOf)
  return new Set([
    ...cases.map(({ guided }) => `guided: ${guided}`),
    ...answers.map(({ kind }) => kind),
    ...answers.flatMap(({ label }) => SENSITIVE.exec(label) ?? []),
  ])
}
