import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { countSubmissions } from '../support/count-submissions.ts'
import { controlOf, expectAllFilled, fileNameIn, fillFields } from './fill-fields.ts'
import { REPRESENTATIVE_CASES } from './cases/all-cases.ts'
import { contact } from './cases/contact.ts'
import { expectThanks } from './expect-thanks.ts'
import { pressMainButton, send } from './fill-form.ts'
import { type AnswerCase, type FormCase, answersOf } from './form-case.ts'
import { formOn, openForm, untilHydrated } from './open-form.ts'

test.use({ viewport: { width: 1280, height: 800 } })

for (const formCase of REPRESENTATIVE_CASES) {
  test(`${formCase.title}: a reload loses only bank accounts and files, which are never stored`, async ({
    page,
    pageErrors,
  }) => {
    await fillFields(await openForm(page, formCase), answersOf(formCase))
    await reload(page, formCase)
    const form = formOn(page, formCase)
    const [notStored, stored] = partition(isNeverDrafted, answersOf(formCase))
    await expectAllFilled(form, stored)
    await expect(form.getByRole('status').filter({ hasText: 'We kept your answers.' })).toBeVisible()
    const written = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    for (const answer of notStored) {
      const control = controlOf(form, answer)
      if (answer.kind === 'file') expect(await fileNameIn(control)).toBe('')
      else await expect(control).toHaveValue('')
      expect(answer.kind === 'text' && written.includes(answer.value)).toBe(false)
    }
    await expect(form.getByText('Please choose your files again.')).toHaveCount(
      notStored.some(({ kind }) => kind === 'file') ? 1 : 0,
    )
    await expect(form.getByText('Continue where you left off?')).toBeHidden()
    expect(pageErrors).toEqual([])
  })

  test(`${formCase.title}: a visit to another page loses no answer, bank accounts and files included`, async ({
    page,
  }) => {
    await fillFields(await openForm(page, formCase), answersOf(formCase))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center', exact: true }).click()
    await expect(page).toHaveURL('/help-center')
    await page.goBack()
    const form = formOn(page, formCase)
    await untilHydrated(form)
    await expectAllFilled(form, answersOf(formCase))
    if (formCase.guided) await pressMainButton(form, formCase)
    await send(form, formCase)
    await expectThanks(page, formCase)
  })
}

test('a retry after a lost response and a reload is stored once', async ({ page, site }) => {
  await fillFields(await openForm(page, contact), answersOf(contact))
  const before = countSubmissions(site, contact.name)
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
  expect(countSubmissions(site, contact.name)).toBe(before + 1)
})

async function reload(page: Page, formCase: FormCase): Promise<void> {
  await page.reload()
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await untilHydrated(formOn(page, formCase))
}

function partition<T>(isFirst: (one: T) => boolean, all: readonly T[]): [T[], T[]] {
  return [all.filter((one) => isFirst(one)), all.filter((one) => !isFirst(one))]
}

/** Files, bank accounts and access codes. */
function isNeverDrafted({ kind, label }: AnswerCase): boolean {
  return kind === 'file' || /^(?:IBAN|Certificate Code)/.test(label)
}
