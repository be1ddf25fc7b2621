import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { countSubmissions } from '../support/read-submissions.ts'
import { controlOf, expectAllGiven, fileNameIn, giveAll } from './answering.ts'
import { REPRESENTATIVE_CASES } from './cases/all-cases.ts'
import { contact } from './cases/contact.ts'
import { expectThanks } from './expect-thanks.ts'
import { goOn, send } from './filling-in.ts'
import { type AnswerCase, type FormCase, answersOf } from './form-case.ts'
import { formOn, openForm, untilAwake } from './open-form.ts'

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

for (const of of REPRESENTATIVE_CASES) {
  test(`${of.title}: a reload loses nothing but accounts and files, which are written down nowhere`, async ({
    page,
    pageErrors,
  }) => {
    await giveAll(await openForm(page, of), answersOf(of))
    await reload(page, of)
    const form = formOn(page, of)
    const [lost, kept] = partedBy(isNeverWritten, answersOf(of))
    await expectAllGiven(form, kept)
    const written = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    for (const answer of lost) {
      const control = controlOf(form, answer)
      if (answer.kind === 'attach') expect(await fileNameIn(control)).toBe('')
      else await expect(control).toHaveValue('')
      expect(answer.kind === 'type' && written.includes(answer.value)).toBe(false)
    }
    await expect(form.getByText('Your files were not kept: choose them again.')).toHaveCount(
      lost.some(({ kind }) => kind === 'attach') ? 1 : 0,
    )
    await expect(form.getByText('Continue where you left off?')).toBeHidden()
    expect(pageErrors).toEqual([])
  })

  test(`${of.title}: a visit to another page loses nothing, accounts and files included`, async ({
    page,
  }) => {
    await giveAll(await openForm(page, of), answersOf(of))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center', exact: true }).click()
    await expect(page).toHaveURL('/help-center')
    await page.goBack()
    const form = formOn(page, of)
    await untilAwake(form)
    await expectAllGiven(form, answersOf(of))
    if (of.guided) await goOn(form, of)
    await send(form, of)
    await expectThanks(page, of)
  })
}

test('sent again after a lost answer and a reload, it is stored once', async ({ page, site }) => {
  await giveAll(await openForm(page, contact), answersOf(contact))
  const before = await countSubmissions(site, contact.name)
  await page.route(`**${contact.endpoint}`, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await send(formOn(page, contact), contact)
  await expect(formOn(page, contact).getByRole('alert')).toHaveText(contact.unreachable)
  await page.unroute(`**${contact.endpoint}`)
  await reload(page, contact)
  await send(formOn(page, contact), contact)
  await expectThanks(page, contact)
  expect(await countSubmissions(site, contact.name)).toBe(before + 1)
})

async function reload(page: Page, of: FormCase): Promise<void> {
  await page.reload()
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await untilAwake(formOn(page, of))
}

function partedBy<T>(isFirst: (one: T) => boolean, all: readonly T[]): [T[], T[]] {
  return [all.filter((one) => isFirst(one)), all.filter((one) => !isFirst(one))]
}

/** Files, accounts and access codes. */
function isNeverWritten({ kind, label }: AnswerCase): boolean {
  return kind === 'attach' || /^(?:IBAN|Certificate Code)/.test(label)
}
