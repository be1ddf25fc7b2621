import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { controlOf, give, giveAll, markedBy } from './answering.ts'
import { ALL_CASES } from './cases/all-cases.ts'
import { GUIDED_CASES } from './cases/guided-cases.ts'
import { expectOpen } from './expect-open.ts'
import { type Refusals, expectNothingWrong, expectRefused, summaryOf } from './expect-refused.ts'
import { goOn, stepsOf } from './filling-in.ts'
import type { AnswerCase } from './form-case.ts'
import { openForm } from './open-form.ts'
import { postsOf } from './posts-of.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const of of ALL_CASES) {
  test(`${of.title}: says what is missing, and takes it back as it is answered`, async ({ page }) => {
    const form = await openForm(page, of)
    const posts = postsOf(page)
    for (const [step, answers] of stepsOf(of).entries()) {
      await goOn(form, of, step)
      await expectRefused(form, missing(answers))
      await expect(form.getByRole('alert')).toHaveText(of.invalid)
      if (step === 0) await expectOpen(page, 'refused')
      await followEach(form, answers)
      await answerEach(form, answers)
      await expectNothingWrong(form)
      expect(posts).toEqual([])
      if (of.guided) await goOn(form, of, step)
    }
  })

  test(`${of.title}: says what is wrong, and sends nothing`, async ({ page }) => {
    const form = await openForm(page, of)
    const posts = postsOf(page)
    for (const [step, answers] of stepsOf(of).entries()) {
      const wrong = wrongOf(answers)
      await giveAll(form, answers)
      for (const [answer] of wrong) await give(form, answer, answer.wrong?.[0])
      if (wrong.length > 0) {
        await goOn(form, of, step)
        await expectRefused(form, wrong)
        await expect(form.getByRole('alert')).toHaveText(of.invalid)
        for (const [answer] of wrong) await give(form, answer)
        await expectNothingWrong(form)
      }
      if (of.guided) await goOn(form, of, step)
    }
    expect(posts).toEqual([])
  })

  test(`${of.title}: white space is no answer`, async ({ page }) => {
    const form = await openForm(page, of)
    const posts = postsOf(page)
    const answers = stepsOf(of)[0] ?? []
    for (const answer of answers.filter(isBlankable)) await give(form, answer, '   ')
    await goOn(form, of, 0)
    await expectRefused(form, missing(answers))
    expect(posts).toEqual([])
  })
}

for (const of of GUIDED_CASES) {
  test(`${of.title}: every section is open to everybody while something is missing in it`, async ({
    page,
  }) => {
    test.slow()
    const form = await openForm(page, of)
    for (const [step, answers] of stepsOf(of).entries()) {
      if (step > 0) {
        await goOn(form, of, step)
        await expect(summaryOf(form)).toBeFocused()
        await expectOpen(page, `refused, step ${step + 1}`)
      }
      await giveAll(form, answers)
      await goOn(form, of, step)
    }
  })
}

function missing(answers: readonly AnswerCase[]): Refusals {
  return answers.flatMap((answer) => (answer.empty === undefined ? [] : [[answer, answer.empty] as const]))
}

function wrongOf(answers: readonly AnswerCase[]): Refusals {
  return answers.flatMap((answer) => (answer.wrong === undefined ? [] : [[answer, answer.wrong[1]] as const]))
}

function isBlankable({ kind, label }: AnswerCase): boolean {
  return kind === 'type' && !/ Time /.test(label)
}

/** Each line of the summary leads to its control. */
async function followEach(form: Locator, answers: readonly AnswerCase[]): Promise<void> {
  const links = summaryOf(form).getByRole('link')
  for (const [place, [answer]] of missing(answers).entries()) {
    await links.nth(place).click()
    const target =
      answer.kind === 'choose' ? markedBy(form, answer).getByRole('radio').first() : controlOf(form, answer)
    await expect(target).toBeFocused()
    await expect(target).toBeInViewport()
  }
}

/** An answer takes back its own message, and no other; the first one the general message too. */
async function answerEach(form: Locator, answers: readonly AnswerCase[]): Promise<void> {
  const marks = form.locator('[aria-invalid=true]')
  let left = missing(answers).length
  for (const answer of answers) {
    await give(form, answer)
    if (answer.empty !== undefined) left--
    await expect(marks).toHaveCount(left)
    await expect(markedBy(form, answer)).not.toHaveAttribute('aria-invalid')
    await expect(form.getByRole('alert')).toHaveText('')
  }
}
