import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { clippedText } from '../support/clipped-text.ts'
import { openHydrated } from '../support/open-hydrated.ts'

for (const path of ['/', '/contacts', '/ls-inst-form', '/local-store', '/terms']) {
  test(`${path} fits the window when written from right to left`, async ({ page }) => {
    await openHydrated(page, path)
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await clippedText(page), `at ${width}`).toEqual([])
    }
  })
}

test('beams rise in the direction of writing, and arrows point in it', async ({ page }) => {
  await openHydrated(page, '/')
  const before = await mirroredStyles(page)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const after = await mirroredStyles(page)
  expect(after.beam).toBeCloseTo(-before.beam)
  expect([before.arrow, after.arrow]).toEqual(['none', '-1 1'])
})

/** The vertical skew of the hero's beam, and the scale of the arrow in its first button. */
function mirroredStyles(page: Page) {
  return page.evaluate(() => ({
    beam: new DOMMatrix(getComputedStyle(document.querySelector('.hero .beams')!, '::before').transform).b,
    arrow: getComputedStyle(document.querySelector('.hero .button .icon')!).scale,
  }))
}
