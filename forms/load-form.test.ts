import { expect, test } from 'vitest'
import { ALL_FORMS } from './all-forms.ts'
import { loadForm } from './load-form.ts'

test.each(ALL_FORMS)('$name is loaded by its name', async (form) => {
  expect(await loadForm(form.name)).toBe(form)
})

test.each(['newsletter', 'toString', ''])('there is no form named %j', async (name) => {
  expect(await loadForm(name)).toBeUndefined()
})
