import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, test } from 'vitest'
import { ALL_CASES } from './all-cases.ts'

test('every form is walked through, once', () => {
  const names = ALL_FORMS.map(({ name }) => name)
  expect(ALL_CASES.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})
