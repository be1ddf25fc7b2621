import { expect, type Page } from '@playwright/test'
import { ADMINISTRATOR } from '../../cms/tests/start-for-test.ts'
import { PAGE } from './editor-pages.ts'

/** Signs in to the admin panel and opens the edit view of a page; returns its address. */
export async function openInPanel(page: Page, service: string, documentId: string): Promise<string> {
  const panel = service.replace('127.0.0.1', 'localhost')
  await page.goto(`${panel}/admin/auth/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(ADMINISTRATOR.email)
  await page.getByLabel('Password').fill(ADMINISTRATOR.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).not.toHaveURL(/auth\/login/, { timeout: 30_000 })
  const form = `${panel}/admin/content-manager/collection-types/${PAGE}/${documentId}`
  await page.goto(form)
  return form
}
