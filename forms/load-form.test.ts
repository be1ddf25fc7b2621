import { expect, test } from 'vitest'
import { ALL_FORMS } from './all-forms.ts'
import { loadForm } from './load-form.ts'

test.each(ALL_FORMS)('$name has a line in load-form.ts, which loads it alone', async (form) => {
  const loaded = await loadForm(form.name)
  expect(loaded?.name).toBe(form.name)
  expect(loaded).toBe(form)
})

test('an unknown name loads nothing', async () => {
  expect(await loadForm('newsletter')).toBeUndefined()
  expect(await loadForm('toString')).toBeUndefined()
})
