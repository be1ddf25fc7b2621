import type { Page } from '@playwright/test'

/** Renders blocks that wait for the browser to be idle, as printing does, so that what is measured is final. */
export async function renderAllBlocks(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}
