import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { contact } from './cases/contact.ts'
import { installation } from './cases/installation.ts'
import { investor } from './cases/investor.ts'
import { osInstallation } from './cases/os-installation.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openForm } from './open-form.ts'

test('T5: the counter of the contact message shows the limit of 1000, highlighted above 900', async ({
  page,
}) => {
  const form = await openForm(page, contact)
  const message = form.getByLabel('Message', { exact: true })
  const counter = form.locator('#message-count')
  await expect(counter).toHaveText('0/1000')
  await message.fill('x'.repeat(900))
  await expect(counter).toHaveText('900/1000')
  const calm = await colorOf(counter)
  await message.fill('x'.repeat(901))
  await expect(counter).toHaveText('901/1000 · 99 left')
  expect(await colorOf(counter)).not.toBe(calm)
  await expect(form.getByRole('status').filter({ hasText: '99 characters left' })).toHaveCount(1)
  await expectAccessible(page, 'counter above 900')
  await message.fill('x'.repeat(1001))
  await expect(counter).toHaveText('1001/1000 · 1 too many')
})

test('names are limited to 50 characters while typing, messages to investors to 1000', async ({ page }) => {
  const form = await openForm(page, contact)
  await expectMaxLength(form, 'First name', 50)
  await expectMaxLength(form, 'Last name', 50)
  await expectMaxLength(await openForm(page, investor), 'Message', 1000)
})

for (const formCase of [installation, osInstallation]) {
  test(`${formCase.title}: while typing, a short description is limited to 30 characters, a long one to 150`, async ({
    page,
  }) => {
    const form = await openForm(page, formCase)
    await expectMaxLength(form, 'Short Description', 30)
    await expect(form.locator('#shortDescription-count')).toHaveText('30/30')
    await expectMaxLength(form, 'Long Description (optional)', 150)
    await expect(form.locator('#longDescription-count')).toHaveText('150/150')
  })
}

/** The control accepts the last character before the limit, and none beyond. */
async function expectMaxLength(form: Locator, label: string, limit: number): Promise<void> {
  const { keyboard } = form.page()
  await form.getByLabel(label, { exact: true }).focus()
  await keyboard.insertText('x'.repeat(limit - 1))
  await keyboard.type('yz')
  await expect(form.getByLabel(label, { exact: true })).toHaveValue(`${'x'.repeat(limit - 1)}y`)
}

function colorOf(element: Locator): Promise<string> {
  return element.evaluate((it) => getComputedStyle(it).color)
}
