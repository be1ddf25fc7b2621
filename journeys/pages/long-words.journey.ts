import { expect, test } from '../support/journey.ts'
import { clippedText } from '../support/clipped-text.ts'
import { renderAllBlocks } from '../support/render-all-blocks.ts'

/** Editors may write longer labels and headings than ours. */
test('a long button label and a long word in a heading stay within narrow windows', async ({ page }) => {
  await page.goto('/banks')
  await renderAllBlocks(page)
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('main .button'))
      label.firstChild!.textContent = 'Geschwindigkeitsbegrenzung Interoperabilitätsvereinbarung'
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3)'))
      heading.textContent = 'Interoperabilitätsvereinbarungen'
  })
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await clippedText(page), `at ${width}`).toEqual([])
    await expect(page.locator('h1')).toHaveCSS('hyphens', 'auto')
  }
  await page.setViewportSize({ width: 1280, height: 844 })
  expect(await clippedText(page)).toEqual([])
  await expect(page.locator('h1')).toHaveCSS('hyphens', 'manual')
})
