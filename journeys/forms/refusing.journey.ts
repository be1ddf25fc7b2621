import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { controlOf, give, giveAll, markedBy } from './answering.ts'
import { ALL_CASES } from './cases/all-cases.ts'
import { expectOpen } from './expect-open.ts'
import { type Refusals, expectNothingWrong, expectRefused, summaryOf } from './expect-refused.ts'
import { goOn } from './filling-in.ts'
import { type AnswerCase, answersOf } from './form-case.ts'
import { openForm } from './open-form.ts'
import { postsOf } from './posts-of.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const of of ALL_CASES) {
  test(`${of.title}: says what is missing, and takes it back as it is answered`, async ({ page }) => {
    const form = await openForm(page, of)
    const posts = postsOf(page)
    const answers = answersOf(of)
    await goOn(form, of)
    await expectRefused(form, missing(answers))
    await expect(form.getByRole('alert')).toHaveText(of.invalid)
    await expectOpen(page, 'refused')
    await followEach(form, answers)
    await answerEach(form, answers)
    await expectNothingWrong(form)
    expect(posts).toEqual([])
  })

  test(`${of.title}: says what is wrong, and sends nothing`, async ({ page }) => {
    const form = await openForm(page, of)
    const posts = postsOf(page)
    const wrong = wrongOf(answersOf(of))
    await giveAll(form, answersOf(of))
    if (wrong.length > 0) {
      for (const [answer] of wrong) await give(form, answer, answer.wrong?.[0])
      await goOn(form, of)
      await expectRefused(form, wrong)
      await expect(form.getByRole('alert')).toHaveText(of.invalid)
      for (const [answer] of wrong) await give(form, answer)
      await expectNothingWrong(form)
    }
    expect(posts).toEqual([])
  })

  test(`${of.title}: white space is no answer`, async ({ page }) => {
    const form = await openForm(page, of)
    const posts = postsOf(page)
    const answers = answersOf(of)
    for (const answer of answers.filter(isBlankable)) await give(form, answer, '   ')
    await goOn(form, of)
    await expectRefused(form, missing(answers))
    expect(posts).toEqual([])
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
