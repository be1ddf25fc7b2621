import { expect, test } from '../support/journey.ts'

for (const path of ['/ls-inst-form', '/os-inst-form']) {
  test(`${path}: what one needs is above the form; phones fold the texts after it`, async ({ page }) => {
    await page.goto(path)
    const card = page.locator('.form-checklist')
    for (const [width, height] of [
      [1440, 900],
      [1280, 660],
      [768, 1024],
      [768, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const [cardBox, sheetBox] = [await card.boundingBox(), await page.locator('.form-sheet').boundingBox()]
      expect(cardBox!.y + cardBox!.height).toBeLessThanOrEqual(sheetBox!.y)
      expect(cardBox!.width).toBeCloseTo(sheetBox!.width, 0)
      await expect(card).toBeInViewport({ ratio: 0.99 })
      await expect(card.getByRole('listitem').first()).toBeVisible()
      await expect(card.getByRole('heading').last()).toBeVisible()
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(card.getByRole('listitem').first()).toBeVisible()
    await expect(card.getByText('Why we ask')).toBeHidden()
    const [cardBox, sheetBox] = [await card.boundingBox(), await page.locator('.form-sheet').boundingBox()]
    expect(cardBox!.y + cardBox!.height).toBeLessThanOrEqual(sheetBox!.y)
    await card.locator('summary').click()
    await expect(card.getByText('Why we ask')).toBeVisible()
  })
}

test('/contacts: the text of a form of one section is beside its fields', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contacts')
  const card = page.locator('.form-checklist')
  const [cardBox, sheetBox] = [await card.boundingBox(), await page.locator('.form-sheet').boundingBox()]
  expect(cardBox!.x + cardBox!.width).toBeLessThanOrEqual(sheetBox!.x)
})

test('/contacts: on phones, what opens the checklist is named in one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contacts')
  const name = page.locator('.form-checklist > summary').getByText('More', { exact: true })
  const lines = await name.evaluate(
    (text) => text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight),
  )
  expect(lines).toBeCloseTo(1)
})
