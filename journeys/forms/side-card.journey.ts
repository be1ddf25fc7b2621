import { expect, test } from '../support/journey.ts'
import { ALL_CASES } from './cases/all-cases.ts'

for (const path of ['/ls-inst-form', '/os-inst-form']) {
  test(`${path}: what one needs is open in a row above the form`, async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [1280, 660],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      const card = page.locator('.form-checklist')
      const [cardBox, sheetBox] = [await card.boundingBox(), await page.locator('.form-sheet').boundingBox()]
      expect(cardBox!.y + cardBox!.height).toBeLessThanOrEqual(sheetBox!.y)
      expect(cardBox!.width).toBeCloseTo(sheetBox!.width, 0)
      await expect(card).toBeInViewport({ ratio: 0.99 })
      await expect(card.getByRole('listitem').first()).toBeVisible()
      await expect(card.getByRole('heading').last()).toBeVisible()
    }
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

test('/contacts: the text of a form of one section is beside its fields', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contacts')
  const card = page.locator('.form-checklist')
  const [cardBox, sheetBox] = [await card.boundingBox(), await page.locator('.form-sheet').boundingBox()]
  expect(cardBox!.x + cardBox!.width).toBeLessThanOrEqual(sheetBox!.x)
})

/** The sign-up is the end of a page about working here, whose hero leads to it. */
const FORM_PAGES = ALL_CASES.filter(({ page }) => page !== '/careers/discover-your-future-with-beam-wallet')

for (const { title, page: path } of FORM_PAGES)
  test(`${title}: the first field is in the first window`, async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      const first = page.locator('.form-sheet').locator('.field input, .field select').first()
      await expect(first).toBeInViewport({ ratio: 1 })
    }
  })
