import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { controlOf, giveAll } from './answering.ts'
import { GUIDED_CASES } from './cases/guided-cases.ts'
import { expectOpen } from './expect-open.ts'
import { goOn, sendButton } from './filling-in.ts'
import { type AnswerCase, answersOf } from './form-case.ts'
import { openForm } from './open-form.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Field, words of the button beside it, and what was answered before. */
const SAME: Readonly<Record<string, readonly [string, string, string][]>> = {
  installation: [
    ['Contact Email', 'Same as business email', 'flor@example.com'],
    ['Contact Phone', 'Same as business phone', '214 000 111'],
    ['Public Email', 'Same as business email', 'flor@example.com'],
    ['Public Phone', 'Same as business phone', '214 000 111'],
    ['Installation Address', 'Same as company address', 'Rua Nova 7, Cascais'],
  ],
  'os-installation': [
    ['Public Email', 'Same as company email', 'livros@example.com'],
    ['Public Phone/Mobile', 'Same as company phone', '+351 214 000 444'],
  ],
}

for (const of of GUIDED_CASES) {
  const same = SAME[of.name]!

  test(`${of.title}: what was answered before is copied, and clears the message`, async ({ page }) => {
    const form = await openForm(page, of)
    const copied = answersOf(of).filter(({ label }) => same.some(([field]) => field === label))
    await giveAll(
      form,
      answersOf(of).filter((answer) => !copied.includes(answer)),
    )
    await goOn(form, of)
    for (const answer of copied)
      await copy(
        form,
        answer,
        same.find(([field]) => field === answer.label)!,
      )
    await expectOpen(page, 'copied')
    await goOn(form, of)
    await expect(sendButton(form, of)).toBeVisible()
  })
}

async function copy(form: Locator, answer: AnswerCase, [, words, value]: readonly [string, string, string]) {
  const control = controlOf(form, answer)
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('button', { name: `${words} for ${answer.label}`, exact: true }).click()
  await expect(control).toHaveValue(value)
  await expect(control).toBeFocused()
  await expect(control).not.toHaveAttribute('aria-invalid')
}
