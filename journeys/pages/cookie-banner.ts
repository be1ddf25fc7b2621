import type { Locator, Page } from '@playwright/test'

export function cookieBanner(page: Page): Locator {
  return page.getByRole('region', { name: 'Cookie consent' })
}

export async function press(page: Page, button: 'Accept' | 'Decline'): Promise<void> {
  await cookieBanner(page).getByRole('button', { name: button }).click()
}

export function storedChoice(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('cookie-consent'))
}
