import { expect, test } from '../support/journey.ts'
import { markDocument } from '../support/mark-document.ts'
import { openHydrated } from '../support/open-hydrated.ts'
import { contact } from './cases/contact.ts'
import { expectThanks } from './expect-thanks.ts'
import { fillIn, send } from './filling-in.ts'
import { formOn } from './open-form.ts'

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

test('a form reached by a move is sent without a reload, and is fresh at the next visit', async ({
  page,
  pageErrors,
}) => {
  await openHydrated(page, '/')
  const isSame = await markDocument(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contacts', exact: true })
  await link.click()
  const form = formOn(page, contact)
  await fillIn(form, contact)
  await send(form, contact)
  await expectThanks(page, contact)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center', exact: true }).click()
  await expect(page).toHaveURL('/help-center')
  await link.click()
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue('')
  expect(await isSame()).toBe(true)
  expect(pageErrors).toEqual([])
})

test('T78: an address that nobody signed thanks nobody, and shows no words of anybody else', async ({
  page,
}) => {
  for (const words of [
    'BW-ABCD-EFGHJ',
    'Call 900 100 200 now',
    '<b>BW-ABCD-EFGHJ</b>',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/contacts?sent=${encodeURIComponent(words)}`)
    await expect(formOn(page, contact)).toBeVisible()
    await expect(page.getByRole('main').getByText(words)).toHaveCount(0)
  }
})
