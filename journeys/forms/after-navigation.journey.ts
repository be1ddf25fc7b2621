import { expect, test } from '../support/journey.ts'
import { markDocument } from '../support/mark-document.ts'
import { openHydrated } from '../support/open-hydrated.ts'
import { contact } from './cases/contact.ts'
import { expectThanks } from './expect-thanks.ts'
import { fillForm, send } from './fill-form.ts'
import { formOn } from './open-form.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('a form opened by client-side navigation is sent without a reload, and is empty at the next visit', async ({
  page,
  pageErrors,
}) => {
  await openHydrated(page, '/')
  const isSame = await markDocument(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contacts', exact: true })
  await link.click()
  const form = formOn(page, contact)
  await fillForm(form, contact)
  await send(form, contact)
  await expectThanks(page, contact)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center', exact: true }).click()
  await expect(page).toHaveURL('/help-center')
  await link.click()
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue('')
  expect(await isSame()).toBe(true)
  expect(pageErrors).toEqual([])
})

test('T78: an address without our signature shows neither thanks nor its own text', async ({ page }) => {
  for (const text of [
    'BW-ABCD-EFGHJ',
    'Call 900 100 200 now',
    '<b>BW-ABCD-EFGHJ</b>',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/contacts?sent=${encodeURIComponent(text)}`)
    await expect(formOn(page, contact)).toBeVisible()
    await expect(page.getByRole('main').getByText(text)).toHaveCount(0)
  }
})
