import type { Page } from '@playwright/test'

/** Marks the loaded document; the answer tells whether it is still the same: whether every move since went without a reload. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-journey', 'marked'))
  return () => page.evaluate(() => document.documentElement.getAttribute('data-journey') === 'marked')
}
