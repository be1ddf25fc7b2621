import { type Locator, expect } from '@playwright/test'
import { errorTargetOf } from './fill-fields.ts'
import type { AnswerCase } from './form-case.ts'

export type FieldErrors = readonly (readonly [AnswerCase, string])[]

export function summaryOf(form: Locator): Locator {
  return form.getByRole('region', { name: /^There (?:is a problem|are \d+ problems)$/ })
}

/** Exactly these errors are shown, in this order: in the summary, beside the controls, and in the title. */
export async function expectFieldErrors(form: Locator, errors: FieldErrors): Promise<void> {
  const messages = errors.map(([, message]) => message)
  await expect(summaryOf(form).getByRole('link')).toHaveText(messages)
  await expect(summaryOf(form)).toBeFocused()
  await expect(summaryOf(form)).toHaveAccessibleName(
    errors.length === 1 ? 'There is a problem' : `There are ${errors.length} problems`,
  )
  await expect(form.page()).toHaveTitle(/^Error: ./)
  for (const [answer, message] of errors) {
    const marked = errorTargetOf(form, answer)
    await expect(marked).toHaveAttribute('aria-invalid', 'true')
    await expect(marked).toHaveAccessibleDescription(new RegExp(`(^| )${escape(message)}( |$)`))
  }
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(errors.length)
}

/** No error is shown any more. */
export async function expectNoErrors(form: Locator): Promise<void> {
  await expect(summaryOf(form)).toBeHidden()
  await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  await expect(form.getByRole('alert')).toHaveText('')
  await expect(form.page()).not.toHaveTitle(/^Error: /)
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
