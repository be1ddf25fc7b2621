import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { blockExternalRequests } from '../support/block-external-requests.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test.describe('the flip cards of the help center', () => {
  test('flip by keyboard', async ({ page }) => {
    await page.goto('/help-center')
    const card = page.getByRole('listitem').filter({ hasText: 'Details: FAQs' })
    expect(await visibleSide(card)).toBe('front')
    await card.locator('summary').press('Enter')
    await expect.poll(() => visibleSide(card)).toBe('back')
    await card.locator('summary').press('Enter')
    await expect.poll(() => visibleSide(card)).toBe('front')
  })

  test('flip when the focus moves to their link', async ({ page }) => {
    await page.goto('/help-center')
    const card = page.getByRole('listitem').filter({ hasText: 'Details: FAQs' })
    const previous = page.locator('summary', { hasText: 'Details: Knowledge base' })
    await previous.focus()
    await page.keyboard.press('Tab')
    await expect(card.getByRole('link', { name: 'Read the FAQs' })).toBeFocused()
    await expect.poll(() => visibleSide(card)).toBe('back')
  })

  test('flip on hover and link to the support site in a new tab', async ({ page, context, site }) => {
    await blockExternalRequests(context, site.url)
    await page.goto('/help-center')
    const card = page.getByRole('listitem').filter({ hasText: 'Details: FAQs' })
    await expect
      .poll(async () => {
        // Again: looking at the card scrolls it, and blocks above it may be rendered later.
        await card.hover()
        return visibleSide(card)
      })
      .toBe('back')
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      // Anywhere on the card.
      card.click({ position: { x: 60, y: 60 } }),
    ])
    await expect(tab).toHaveURL('https://support.example.com/faqs')
  })

  test.describe('by touch, without scripts', () => {
    test.use({
      hasTouch: true,
      isMobile: true,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })

    test('flip when touched anywhere', async ({ page }) => {
      await page.goto('/help-center')
      const card = page.getByRole('listitem').filter({ hasText: 'Details: FAQs' })
      await card.scrollIntoViewIfNeeded()
      for (const side of ['back', 'front']) {
        const box = await card.boundingBox()
        await page.touchscreen.tap((box?.x ?? 0) + 60, (box?.y ?? 0) + 200)
        await expect.poll(() => visibleSide(card)).toBe(side)
      }
    })
  })
})

/** The side of a card that is visible. */
function visibleSide(card: Locator): Promise<string> {
  return card.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    const back = element.querySelector('.flip-back')
    const { m11 } = new DOMMatrix(back ? getComputedStyle(back).transform : '')
    return m11 > 0 ? 'back' : 'front'
  })
}
