import { type Locator, expect } from '@playwright/test'
import { markedBy } from './answering.ts'
import type { AnswerCase } from './form-case.ts'

export type Refusals = readonly (readonly [AnswerCase, string])[]

export function summaryOf(form: Locator): Locator {
  return form.getByRole('region', { name: 'There is a problem' })
}

/** That exactly these answers are refused, in this order: in the summary, beside the controls, and in the title. */
export async function expectRefused(form: Locator, refusals: Refusals): Promise<void> {
  const messages = refusals.map(([, message]) => message)
  await expect(summaryOf(form).getByRole('link')).toHaveText(messages)
  await expect(summaryOf(form)).toBeFocused()
  await expect(form.page()).toHaveTitle(/^Error: ./)
  for (const [answer, message] of refusals) {
    const marked = markedBy(form, answer)
    await expect(marked).toHaveAttribute('aria-invalid', 'true')
    await expect(marked).toHaveAccessibleDescription(new RegExp(`(^| )${escape(message)}( |$)`))
  }
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(refusals.length)
}

/** That nothing is called wrong any more. */
export async function expectNothingWrong(form: Locator): Promise<void> {
  await expect(summaryOf(form)).toBeHidden()
  await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  await expect(form.getByRole('alert')).toHaveText('')
  await expect(form.page()).not.toHaveTitle(/^Error: /)
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
