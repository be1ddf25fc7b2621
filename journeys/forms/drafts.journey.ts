import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectAllGiven, giveAll } from './answering.ts'
import { GUIDED_CASES } from './cases/guided-cases.ts'
import { installation } from './cases/installation.ts'
import { expectOpen } from './expect-open.ts'
import { type AnswerCase, answersOf, type FormCase } from './form-case.ts'
import { openForm } from './open-form.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const COMPANY = installation.sections[0]!.answers

for (const of of GUIDED_CASES) {
  test(`${of.title}: keeps a draft on the device, without what is sensitive, and offers it again`, async ({
    page,
    context,
  }) => {
    await leave(await context.newPage(), of, answersOf(of))
    const form = await openForm(page, of)
    await expect(offerIn(form)).toBeVisible()
    await expectOpen(page, 'offer')
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    for (const answer of answersOf(of).filter(({ kind }) => kind === 'type'))
      expect(kept.includes(answer.value), answer.label).toBe(!isNeverKept(answer))

    await resume(form)
    await expect(offerIn(form)).toBeHidden()
    const unfinished = of.sections.find(({ answers }) => answers.some(isNeverKept))
    await expect(form.locator('legend', { hasText: unfinished!.title })).toBeFocused()
    await expectAllGiven(
      form,
      answersOf(of).filter((answer) => !isNeverKept(answer)),
    )
    for (const { label } of answersOf(of).filter(
      ({ kind, ...answer }) => kind === 'type' && isNeverKept({ kind, ...answer }),
    ))
      await expect(form.getByLabel(label, { exact: true })).toHaveValue('')
    await expect(form.getByRole('checkbox', { includeHidden: true })).not.toBeChecked()
  })
}

test('a draft can be thrown away', async ({ page, context }) => {
  await leave(await context.newPage(), installation, COMPANY)
  const form = await openForm(page, installation)
  await offerIn(form).getByRole('button', { name: 'Start again', exact: true }).click()
  await expect(form.getByLabel('Company Name', { exact: true })).toHaveValue('')
  await page.reload()
  await openForm(page, installation)
  await expect(form.getByText('5 sections', { exact: true })).toBeVisible()
  await expect(offerIn(form)).toBeHidden()
})

test('what is typed while a draft is offered stays, now and later', async ({ page, context }) => {
  await leave(await context.newPage(), installation, COMPANY)
  const form = await openForm(page, installation)
  await form.getByLabel('Company Name', { exact: true }).fill('Padaria Nova')
  await openForm(page, installation)
  await form.getByLabel('Address', { exact: true }).fill('Rua Nova 8')
  await resume(form)
  await expect(form.getByLabel('Company Name', { exact: true })).toHaveValue('Padaria Nova')
  await expect(form.getByLabel('Address', { exact: true })).toHaveValue('Rua Nova 8')
  await expect(form.getByLabel('Store Name', { exact: true })).toHaveValue('Flor')
})

/** Answers in a tab, and closes it; when it is closed, what was answered has been kept. */
async function leave(tab: Page, of: FormCase, answers: readonly AnswerCase[]): Promise<void> {
  await giveAll(await openForm(tab, of), answers)
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

/** Neither accounts, access codes, VAT numbers and telephones, nor a tick, which must be given anew. */
function isNeverKept({ kind, label }: AnswerCase): boolean {
  return kind === 'tick' || /^(?:IBAN|Certificate Code|VAT)|Phone/.test(label)
}
