import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { controlOf, fillFields } from './fill-fields.ts'
import { GUIDED_CASES } from './cases/guided-cases.ts'
import { installation } from './cases/installation.ts'
import { expectAccessible } from './expect-accessible.ts'
import { pressMainButton, sendButton } from './fill-form.ts'
import { type AnswerCase, answersOf } from './form-case.ts'
import { openForm } from './open-form.ts'

/** Field, label of its button, and the answer to copy. */
const SAME: Readonly<Record<string, readonly [string, string, string][]>> = {
  installation: [
    ['Contact Email', 'Same as business email', 'flor@example.com'],
    ['Contact Phone', 'Same as business phone', '214 000 111'],
    ['Public Email', 'Same as business email', 'flor@example.com'],
    ['Public Phone', 'Same as business phone', '214 000 111'],
    ['Installation Address', 'Same as company address', 'Rua Nova 7, Cascais, 2750-001'],
  ],
  'os-installation': [
    ['Public Email', 'Same as company', 'livros@example.com'],
    ['Public Phone/Mobile', 'Same as company', '+351 214 000 444'],
  ],
}

for (const formCase of GUIDED_CASES) {
  const same = SAME[formCase.name]!

  test(`${formCase.title}: a button copies an earlier answer, which clears the error`, async ({ page }) => {
    const form = await openForm(page, formCase)
    const copied = answersOf(formCase).filter(({ label }) => same.some(([field]) => field === label))
    await fillFields(
      form,
      answersOf(formCase).filter((answer) => !copied.includes(answer)),
    )
    await pressMainButton(form, formCase)
    for (const answer of copied)
      await copy(
        form,
        answer,
        same.find(([field]) => field === answer.label)!,
      )
    await expectAccessible(page, 'copied')
    await pressMainButton(form, formCase)
    await expect(sendButton(form, formCase)).toBeVisible()
  })
}

test('a button copies nothing while an answer is missing or blank, and leads to it', async ({ page }) => {
  const form = await openForm(page, installation)
  const button = form.getByRole('button', { name: 'Same as company address for Installation Address' })
  await form.getByLabel('Address', { exact: true }).fill('Rua Nova 7')
  await form.getByLabel('Zip Code', { exact: true }).fill('  ')
  await button.click()
  await expect(form.getByLabel('Zip Code', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Installation Address', { exact: true })).toHaveValue('')
})

async function copy(form: Locator, answer: AnswerCase, [, text, value]: readonly [string, string, string]) {
  const control = controlOf(form, answer)
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('button', { name: `${text} for ${answer.label}`, exact: true }).click()
  await expect(control).toHaveValue(value)
  await expect(control).toBeFocused()
  await expect(control).not.toHaveAttribute('aria-invalid')
}
