import type { Page } from '@playwright/test'

/** Clicks each link without our event handlers; navigation to other documents is canceled. */
export async function followEveryLink(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('click', (click) => click.stopImmediatePropagation(), true)
    window.navigation?.addEventListener('navigate', (move) => move.preventDefault())
    for (const link of document.querySelectorAll('a')) {
      link.removeAttribute('target')
      link.click()
    }
  })
}
