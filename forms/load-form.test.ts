import { expect, test } from 'vitest'
import { ALL_FORMS } from './all-forms.ts'
import { loadForm } from './load-form.ts'

test.each(ALL_FORMS.map((form) => [form.name, form] as const))(
  '%s can be brought alone',
  async (name, form) => {
    expect(await loadForm(name)).toBe(form)
  },
)

test('there is nothing to bring under a name that no form has', async () => {
  expect(await loadForm('newsletter')).toBeUndefined()
  expect(await loadForm('toString')).toBeUndefined()
})
