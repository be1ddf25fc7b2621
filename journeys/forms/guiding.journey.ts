import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectAllGiven, giveAll } from './answering.ts'
import { GUIDED_CASES } from './cases/guided-cases.ts'
import { expectOpen } from './expect-open.ts'
import { expectKept, expectThanks } from './expect-thanks.ts'
import { fillIn, goOn, send } from './filling-in.ts'
import { type AnswerCase, type FormCase, answersOf } from './form-case.ts'
import { openForm } from './open-form.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const of of GUIDED_CASES) {
  const count = of.sections.length

  test(`${of.title}: says how far one is, section by section, and leads back`, async ({
    page,
    pageErrors,
  }) => {
    const form = await openForm(page, of)
    await expect(form.getByText(`${count} sections`, { exact: true })).toBeVisible()
    await expect(form.locator('fieldset.form-section > legend')).toHaveText(
      of.sections.map(({ title }) => title),
    )
    for (const [place, { answers }] of of.sections.entries()) {
      await expect(form.getByText(`Section ${place + 1} of ${count}`, { exact: true })).toBeVisible()
      await giveAll(form, answers)
      await expect(form.getByText(`${place + 1} of ${count} sections done`, { exact: true })).toBeVisible()
    }
    await goOn(form, of)
    await expect(form.getByText('Last step', { exact: true })).toBeVisible()
    await expect(nameOf(form, of.sections[0]!.title)).toBeHidden()
    await form.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(nameOf(form, of.sections.at(-1)!.title)).toBeFocused()
    await expectAllGiven(form, answersOf(of))
    expect(pageErrors).toEqual([])
  })

  test(`${of.title}: the browser's Back leads from the check to the sections, and Forward to the check`, async ({
    page,
    pageErrors,
  }) => {
    const form = await openForm(page, of)
    await fillIn(form, of)
    const heading = form.getByRole('heading', { name: 'Check your answers' })
    await expect(heading).toBeFocused()
    await page.goBack()
    await expect(heading).toBeHidden()
    await expect(nameOf(form, of.sections.at(-1)!.title)).toBeFocused()
    await page.goForward()
    await expect(heading).toBeFocused()
    await page.goBack()
    await expectAllGiven(form, answersOf(of))
    await goOn(form, of)
    await expect(heading).toBeFocused()
    await send(form, of)
    await expectThanks(page, of)
    expect(pageErrors).toEqual([])
  })

  test(`${of.title}: shows all answers to check, and lets them be changed`, async ({ page, site }) => {
    const form = await openForm(page, of)
    await fillIn(form, of)
    const review = form.getByRole('region', { name: 'Check your answers', exact: true })
    await expect(review.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
    for (const { title, answers } of of.sections) {
      const section = review.getByRole('region', { name: title, exact: true })
      for (const answer of answers)
        await expect(reviewed(section, answer)).toHaveText(answer.read ?? answer.value)
    }
    await expectOpen(page, 'review')
    const [, section] = of.sections
    const answer = section!.answers[1]!
    await review.getByRole('button', { name: `Change ${section!.title}` }).click()
    await expect(nameOf(form, section!.title)).toBeFocused()
    await form.getByLabel(answer.label, { exact: true }).fill('Changed at last')
    await form.getByRole('button', { name: 'Check your answers', exact: true }).click()
    await expect(reviewed(review, answer)).toHaveText('Changed at last')
    await send(form, of)
    await expectKept(site, await expectThanks(page, of), withAnswer(of, answer, 'Changed at last'))
  })
}

/** The name of a section, which takes the focus when it comes into view. */
function nameOf(form: Locator, title: string): Locator {
  return form.locator('legend', { hasText: new RegExp(`^${title}$`) })
}

/** What the check of all answers says to one question. */
function reviewed(part: Locator, { kind, label }: AnswerCase): Locator {
  const question = label.replace(' (optional)', '')
  const name = kind === 'tick' ? question : new RegExp(`^${question.replaceAll('/', '\\/')}$`)
  return part.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
}

function withAnswer(of: FormCase, changed: AnswerCase, value: string): FormCase {
  const sections = of.sections.map(({ title, answers }) => ({
    title,
    answers: answers.map((answer) => (answer === changed ? { ...answer, value } : answer)),
  }))
  return { ...of, sections }
}
