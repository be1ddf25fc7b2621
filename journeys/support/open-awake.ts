import type { Page, Response } from '@playwright/test'

/** Opens a page, touches it, and waits until React has taken it over: it then keeps the footer for the session. */
export async function openAwake(page: Page, address: string): Promise<Response | null> {
  await page.addInitScript(() => sessionStorage.removeItem('footer'))
  const response = await page.goto(address)
  await wake(page)
  return response
}

async function wake(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.waitForFunction(() => sessionStorage.getItem('footer') !== null)
}
