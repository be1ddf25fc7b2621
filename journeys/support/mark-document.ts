import type { Page } from '@playwright/test'

/**
 * Marks the document; the returned function tells whether it is still loaded, i.e. whether navigation needed no reload.
 */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-journey', 'marked'))
  return () => page.evaluate(() => document.documentElement.getAttribute('data-journey') === 'marked')
}
