import { expect, test } from 'vitest'
import { ALL_FORMS } from './all-forms.ts'
import { loadForm } from './load-form.ts'

test.each(ALL_FORMS)('$name has a line in load-form.ts, by which it can be brought alone', async (form) => {
  const brought = await loadForm(form.name)
  expect(brought?.name).toBe(form.name)
  expect(brought).toBe(form)
})

test('an unknown name loads nothing', async () => {
  expect(await loadForm('newsletter')).toBeUndefined()
  expect(await loadForm('toString')).toBeUndefined()
})
