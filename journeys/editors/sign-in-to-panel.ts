import type { Page } from '@playwright/test'
import { ADMINISTRATOR } from '../../cms/tests/start-for-test.ts'
import { expect } from './editor-fixtures.ts'

/** Signs in to the admin panel, as the administrator by default; returns the panel's address. */
export async function signInToPanel(page: Page, service: string, who = ADMINISTRATOR): Promise<string> {
  const panel = `${service.replace('127.0.0.1', 'localhost')}/admin`
  await page.goto(`${panel}/auth/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(who.email)
  await page.getByLabel('Password').fill(who.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).not.toHaveURL(/auth\/login/, { timeout: 30_000 })
  return panel
}
