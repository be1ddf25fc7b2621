import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { controlOf, fillField, fillFields, errorTargetOf } from './fill-fields.ts'
import { REPRESENTATIVE_CASES } from './cases/all-cases.ts'
import { contact } from './cases/contact.ts'
import { expectAccessible } from './expect-accessible.ts'
import { type FieldErrors, expectNoErrors, expectFieldErrors, summaryOf } from './expect-field-errors.ts'
import { pressMainButton } from './fill-form.ts'
import { type AnswerCase, answersOf } from './form-case.ts'
import { openForm } from './open-form.ts'
import { recordPosts } from './record-posts.ts'

// Unit tests prove these messages of every form (forms/definitions/wording.test.ts).
for (const formCase of REPRESENTATIVE_CASES) {
  test(`${formCase.title}: shows errors for missing answers, and clears them as they are filled in`, async ({
    page,
  }) => {
    const form = await openForm(page, formCase)
    const posts = recordPosts(page)
    const answers = answersOf(formCase)
    await pressMainButton(form, formCase)
    await expectFieldErrors(form, missingFields(answers))
    await expect(form.getByRole('alert')).toHaveText(formCase.invalid)
    // The summary, which has the focus, announces the failure.
    await expect(form.getByRole('alert')).toHaveAttribute('aria-live', 'off')
    await expectAccessible(page, 'rejected')
    await expectSummaryLinks(form, answers)
    await expectErrorsToClear(form, answers)
    await expectNoErrors(form)
    expect(posts).toEqual([])
  })

  test(`${formCase.title}: shows errors for invalid answers, and sends nothing`, async ({ page }) => {
    const form = await openForm(page, formCase)
    const posts = recordPosts(page)
    const wrong = invalidFields(answersOf(formCase))
    await fillFields(form, answersOf(formCase))
    if (wrong.length > 0) {
      for (const [answer] of wrong) await fillField(form, answer, answer.wrong?.[0])
      await pressMainButton(form, formCase)
      await expectFieldErrors(form, wrong)
      await expect(form.getByRole('alert')).toHaveText(formCase.invalid)
      for (const [answer] of wrong) await fillField(form, answer)
      await expectNoErrors(form)
    }
    expect(posts).toEqual([])
  })
}

test('white space counts as empty', async ({ page }) => {
  const form = await openForm(page, contact)
  const posts = recordPosts(page)
  const answers = answersOf(contact)
  for (const answer of answers.filter(({ kind }) => kind === 'text')) await fillField(form, answer, '   ')
  await pressMainButton(form, contact)
  await expectFieldErrors(form, missingFields(answers))
  expect(posts).toEqual([])
})

function missingFields(answers: readonly AnswerCase[]): FieldErrors {
  return answers.flatMap((answer) => (answer.empty === undefined ? [] : [[answer, answer.empty] as const]))
}

function invalidFields(answers: readonly AnswerCase[]): FieldErrors {
  return answers.flatMap((answer) => (answer.wrong === undefined ? [] : [[answer, answer.wrong[1]] as const]))
}

/** Each link of the summary focuses its control. */
async function expectSummaryLinks(form: Locator, answers: readonly AnswerCase[]): Promise<void> {
  const links = summaryOf(form).getByRole('link')
  for (const [index, [answer]] of missingFields(answers).entries()) {
    await links.nth(index).click()
    const target =
      answer.kind === 'radio'
        ? errorTargetOf(form, answer).getByRole('radio').first()
        : controlOf(form, answer)
    await expect(target).toBeFocused()
    await expect(target).toBeInViewport()
  }
}

/** Filling a field clears its own error only, and the first one the form error. */
async function expectErrorsToClear(form: Locator, answers: readonly AnswerCase[]): Promise<void> {
  const marks = form.locator('[aria-invalid=true]')
  let left = missingFields(answers).length
  for (const answer of answers) {
    await fillField(form, answer)
    if (answer.empty !== undefined) left--
    await expect(marks).toHaveCount(left)
    await expect(errorTargetOf(form, answer)).not.toHaveAttribute('aria-invalid')
    await expect(form.getByRole('alert')).toHaveText('')
  }
}
