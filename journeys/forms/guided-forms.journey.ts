import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectAllFilled, fillFields } from './fill-fields.ts'
import { GUIDED_CASES } from './cases/guided-cases.ts'
import { installation } from './cases/installation.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectStored, expectThanks } from './expect-thanks.ts'
import { fillForm, pressMainButton, send } from './fill-form.ts'
import { type AnswerCase, type FormCase, answersOf } from './form-case.ts'
import { openForm } from './open-form.ts'

// Both guided forms are one component, and each is filled in and sent by keyboard (keyboard.journey.ts).
const count = installation.sections.length

test('each section says its number and when it is done, and Back returns to the sections', async ({
  page,
  pageErrors,
}) => {
  const form = await openForm(page, installation)
  const numbered = installation.sections.map(
    ({ title }, index) => `Section ${index + 1} of ${count} ${title}`,
  )
  for (const name of numbered) await expect(form.getByRole('group', { name, exact: true })).toBeVisible()
  for (const [index, { title, answers }] of installation.sections.entries()) {
    await expect(form.getByText(`Section ${index + 1} of ${count}`, { exact: true })).toBeVisible()
    await fillFields(form, answers)
    const done = form.locator('legend[data-done]')
    await expect(done).toHaveCount(index + 1)
    await expect(done.last()).toContainText(`Section ${index + 1} of ${count}, done ${title}`)
  }
  await pressMainButton(form, installation)
  await expect(legendOf(form, installation.sections[0]!.title)).toBeHidden()
  await form.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(legendOf(form, installation.sections.at(-1)!.title)).toBeFocused()
  await expectAllFilled(form, answersOf(installation))
  expect(pageErrors).toEqual([])
})

test("the browser's Back leads from the review to the sections, and Forward to the review", async ({
  page,
  pageErrors,
}) => {
  const form = await openForm(page, installation)
  await fillForm(form, installation)
  const heading = form.getByRole('heading', { name: 'Check your answers' })
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(heading).toBeHidden()
  await expect(legendOf(form, installation.sections.at(-1)!.title)).toBeFocused()
  await page.goForward()
  await expect(heading).toBeFocused()
  await page.goBack()
  await expectAllFilled(form, answersOf(installation))
  await pressMainButton(form, installation)
  await expect(heading).toBeFocused()
  await send(form, installation)
  await expectThanks(page, installation)
  expect(pageErrors).toEqual([])
})

test('the review shows all answers and lets them be changed', async ({ page, site }) => {
  const form = await openForm(page, installation)
  await fillForm(form, installation)
  const review = form.getByRole('region', { name: 'Check your answers', exact: true })
  await expect(review.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
  for (const { title, answers } of installation.sections) {
    const section = review.getByRole('region', { name: title, exact: true })
    for (const answer of answers)
      await expect(reviewed(section, answer)).toHaveText(answer.read ?? answer.value)
  }
  await expectAccessible(page, 'review')
  const [, section] = installation.sections
  const answer = section!.answers[1]!
  await expect(review.getByRole('button')).toHaveCount(answersOf(installation).length)
  const change = `Change ${answer.label.replace(' (optional)', '')}`
  await review.getByRole('button', { name: change, exact: true }).click()
  await expect(form.getByLabel(answer.label, { exact: true })).toBeFocused()
  await expect(form.getByLabel(answer.label, { exact: true })).toBeInViewport()
  await form.getByLabel(answer.label, { exact: true }).fill('Changed at last')
  await form.getByRole('button', { name: 'Check your answers', exact: true }).click()
  await expect(reviewed(review, answer)).toHaveText('Changed at last')
  await send(form, installation)
  await expectStored(
    site,
    await expectThanks(page, installation),
    withAnswer(installation, answer, 'Changed at last'),
  )
})

test('in wide windows the name of a section is beside its fields, and stays in the window with them', async ({
  page,
}) => {
  for (const formCase of GUIDED_CASES) {
    await page.setViewportSize({ width: 1440, height: 900 })
    const form = await openForm(page, formCase)
    for (const { title } of formCase.sections) {
      const last = form.getByRole('group', { name: title }).locator('.field').last()
      await last.evaluate((field) => field.scrollIntoView({ block: 'end' }))
      const legend = legendOf(form, title)
      await expect(legend).toBeInViewport({ ratio: 1 })
      const [beside, fields] = [await legend.boundingBox(), await last.boundingBox()]
      expect(beside!.x + beside!.width).toBeLessThanOrEqual(fields!.x)
    }
  }
})

/** The legend of a section, which receives the focus when the section is shown. */
function legendOf(form: Locator, title: string): Locator {
  return form.locator('legend', { hasText: new RegExp(`^Section \\d of \\d(, done)? ${title}\\b`) })
}

/** An answer as the review shows it. */
function reviewed(part: Locator, { kind, label }: AnswerCase): Locator {
  const question = label.replace(' (optional)', '')
  const name = kind === 'checkbox' ? question : new RegExp(`^${question.replaceAll('/', '\\/')}$`)
  return part.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')
}

function withAnswer(formCase: FormCase, changed: AnswerCase, value: string): FormCase {
  const sections = formCase.sections.map(({ title, answers }) => ({
    title,
    answers: answers.map((answer) => (answer === changed ? { ...answer, value } : answer)),
  }))
  return { ...formCase, sections }
}
