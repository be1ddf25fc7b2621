import type { Page } from '@playwright/test'
import { expect, test as base } from '../support/journey.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { contact } from './cases/contact.ts'
import { fillFields } from './fill-fields.ts'
import { fillForm, send } from './fill-form.ts'
import { answersOf } from './form-case.ts'
import { formOn, openForm } from './open-form.ts'

const test = base.extend<object, { site: Site }>({
  site: [
    async ({ contentService }, use) => {
      const env = { CONTENT_SERVICE_URL: contentService.url, SMTP_URL: 'smtp://127.0.0.1:9' }
      const site = await startSite({ env })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
test('T173: where mail is sent, the thank-you panel names the masked address and promises nothing', async ({
  page,
}) => {
  const form = await openForm(page, contact)
  await fillForm(form, contact)
  await send(form, contact)
  await expectConfirmation(page, 'an…@example.com')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('T173: the thank-you panel says the same, without the address', async ({ page }) => {
    await page.goto(contact.page)
    const form = formOn(page, contact)
    await fillFields(form, answersOf(contact))
    await send(form, contact)
    await expectConfirmation(page, 'the email address you gave')
  })
})

async function expectConfirmation(page: Page, address: string): Promise<void> {
  const panel = page.getByRole('region', { name: contact.thanks[0], exact: true })
  await expect(
    panel.getByText(`A confirmation usually goes to ${address} within a few minutes.`),
  ).toContainText('If you don’t see one, check your spam folder, and keep your reference.')
  await expect(panel.getByRole('definition')).toHaveText(/^BW-/)
}
