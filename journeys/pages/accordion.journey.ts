import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

test.use({ viewport: { width: 1280, height: 900 } })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('accordions: first open, one open at a time, a second press closes', async ({ page }) => {
      for (const [path, items] of [
        ['/', 6],
        ['/local-store', 3],
        ['/local-partners', 4],
      ] as const) {
        await page.goto(path)
        const all = page.locator('main .accordion details')
        await expect(all).toHaveCount(items)
        await expect.poll(() => openIndexes(all)).toEqual([0])
        await all.nth(2).locator('summary').click()
        await expect.poll(() => openIndexes(all)).toEqual([2])
        await all.nth(2).locator('summary').click()
        await expect.poll(() => openIndexes(all)).toEqual([])
        await all.nth(1).locator('summary').press('Enter')
        await expect.poll(() => openIndexes(all)).toEqual([1])
      }
    })
  })
}

function openIndexes(all: Locator): Promise<number[]> {
  return all.evaluateAll((items) =>
    items.flatMap((item, place) => (item.hasAttribute('open') ? [place] : [])),
  )
}
