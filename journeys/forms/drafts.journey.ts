import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectAllFilled, fillFields } from './fill-fields.ts'
import { installation } from './cases/installation.ts'
import { expectAccessible } from './expect-accessible.ts'
import { type AnswerCase, answersOf, type FormCase } from './form-case.ts'
import { openForm } from './open-form.ts'

const COMPANY = installation.sections[0]!.answers

// Which answers a draft of each form leaves out: website/app/form/stored-draft.test.ts.
test('a draft without sensitive answers is saved on the device, and offered later', async ({
  page,
  context,
}) => {
  await leave(await context.newPage(), installation, answersOf(installation))
  const form = await openForm(page, installation)
  await expect(offerIn(form)).toBeVisible()
  await expectAccessible(page, 'offer')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  for (const answer of answersOf(installation).filter(({ kind }) => kind === 'text'))
    expect(stored.includes(answer.value), answer.label).toBe(!isNeverDrafted(answer))

  await resume(form)
  await expect(offerIn(form)).toBeHidden()
  const unfinished = installation.sections.find(({ answers }) => answers.some(isNeverDrafted))
  await expect(form.locator('legend', { hasText: new RegExp(`of \\d ${unfinished!.title}`) })).toBeFocused()
  await expectAllFilled(
    form,
    answersOf(installation).filter((answer) => !isNeverDrafted(answer)),
  )
  for (const { label } of answersOf(installation).filter(
    ({ kind, ...answer }) => kind === 'text' && isNeverDrafted({ kind, ...answer }),
  ))
    await expect(form.getByLabel(label, { exact: true })).toHaveValue('')
  await expect(form.getByRole('checkbox', { includeHidden: true })).not.toBeChecked()
})

test('a draft can be discarded', async ({ page, context }) => {
  await leave(await context.newPage(), installation, COMPANY)
  const form = await openForm(page, installation)
  await offerIn(form).getByRole('button', { name: 'Start again', exact: true }).click()
  await expect(form.getByLabel('Company Name', { exact: true })).toHaveValue('')
  await page.reload()
  await openForm(page, installation)
  await expect(form.getByText('Section 1 of 7', { exact: true })).toBeVisible()
  await expect(offerIn(form)).toBeHidden()
})

test('answers typed while a draft is offered are not lost', async ({ page, context }) => {
  await leave(await context.newPage(), installation, COMPANY)
  const form = await openForm(page, installation)
  await form.getByLabel('Company Name', { exact: true }).fill('Padaria Nova')
  await openForm(page, installation)
  await form.getByLabel('Address', { exact: true }).fill('Rua Nova 8')
  await resume(form)
  await expect(form.getByLabel('Company Name', { exact: true })).toHaveValue('Padaria Nova')
  await expect(form.getByLabel('Address', { exact: true })).toHaveValue('Rua Nova 8')
  await expect(form.getByLabel('Zip Code', { exact: true })).toHaveValue('2750-001')
})

/** Fills fields in a tab and closes it. Once it is closed, the draft is saved. */
async function leave(tab: Page, formCase: FormCase, answers: readonly AnswerCase[]): Promise<void> {
  await fillFields(await openForm(tab, formCase), answers)
  const closed = tab.waitForEvent('close')
  await tab.close({ runBeforeUnload: true })
  await closed
}

async function resume(form: Locator): Promise<void> {
  await offerIn(form).getByRole('button', { name: 'Resume', exact: true }).click()
}

function offerIn(form: Locator): Locator {
  return form.getByRole('region', { name: 'Continue where you left off?' })
}

/** Bank accounts, access codes, VAT numbers, telephone numbers, and checkboxes: agreement is given each time. */
function isNeverDrafted({ kind, label }: AnswerCase): boolean {
  return kind === 'checkbox' || /^(?:IBAN|Certificate Code|VAT)|Phone/.test(label)
}
