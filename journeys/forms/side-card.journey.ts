import { expect, test } from '../support/journey.ts'

for (const path of ['/ls-inst-form', '/os-inst-form', '/careers/spontaneous-application']) {
  test(`${path}: what one needs is in the side card, which stays beside the form`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const card = page.locator('.form-checklist')
    const [cardBox, sheetBox] = [await card.boundingBox(), await page.locator('.form-sheet').boundingBox()]
    expect(cardBox!.x + cardBox!.width).toBeLessThanOrEqual(sheetBox!.x)
    await expect(card.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
    await expect(card.getByRole('heading').last()).toBeVisible()
    await page
      .locator('.form-sheet .field')
      .nth(5)
      .evaluate((field) => field.scrollIntoView())
    await expect(card.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
    // The whole of it, in the window of a small laptop, too.
    await page.setViewportSize({ width: 1280, height: 660 })
    await expect(card).toBeInViewport({ ratio: 0.99 })
  })

  test(`${path}: on phones the side card is folded above the form`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const card = page.locator('.form-checklist')
    await expect(card.getByRole('listitem').first()).toBeHidden()
    const [cardBox, sheetBox] = [await card.boundingBox(), await page.locator('.form-sheet').boundingBox()]
    expect(cardBox!.y + cardBox!.height).toBeLessThanOrEqual(sheetBox!.y)
    await card.locator('summary').click()
    await expect(card.getByRole('listitem').first()).toBeVisible()
  })
}
