import type { Page, Response } from '@playwright/test'

/**
 * Opens a page, moves the pointer, and waits for hydration, after which React stores the footer in sessionStorage, and
 * until every block is rendered.
 */
export async function openHydrated(page: Page, address: string): Promise<Response | null> {
  await page.addInitScript(() => sessionStorage.removeItem('footer'))
  const response = await page.goto(address)
  await hydrate(page)
  return response
}

async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.waitForFunction(
    () => sessionStorage.getItem('footer') !== null && !('rendering' in document.documentElement.dataset),
  )
}
