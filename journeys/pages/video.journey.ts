import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { blockExternalRequests } from '../support/block-external-requests.ts'
import { axeViolations } from '../support/axe-violations.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const PLAYER = 'https://www.youtube-nocookie.com/embed/BeamWallet0?autoplay=1&rel=0'

test.describe('the video', () => {
  test('T38 and T40: is loaded only when played, in the player without cookies', async ({
    page,
    context,
    site,
  }) => {
    const requested = await blockExternalRequests(context, site.url)
    await page.goto('/')
    await page.mouse.move(5, 5)
    await playLink(page).scrollIntoViewIfNeeded()
    await playLink(page).hover()
    expect(requested).toEqual([])
    await playLink(page).click()
    await expect(page.getByRole('dialog', { name: 'Video' })).toBeVisible()
    await expect.poll(() => requested).toEqual([PLAYER])
    await expect(page.locator('iframe')).toHaveAttribute('src', PLAYER)
    expect(await axeViolations(page)).toEqual([])
  })

  test('closes with its button and restores the focus', async ({ page, context, site }) => {
    await blockExternalRequests(context, site.url)
    await play(page)
    await page.getByRole('button', { name: 'Close video' }).click()
    await expectClosed(page)
    await expect(playLink(page)).toBeFocused()
  })

  test('closes with Escape and restores the focus', async ({ page, context, site }) => {
    await blockExternalRequests(context, site.url)
    await play(page)
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(playLink(page)).toBeFocused()
  })

  test('closes with a press on the overlay, not on the player', async ({ page, context, site }) => {
    await blockExternalRequests(context, site.url)
    await play(page)
    const box = await page.locator('iframe').boundingBox()
    if (!box) throw new Error('The player is not visible')
    for (const [x, y] of [
      [box.x + 3, box.y + 3],
      [box.x + box.width - 3, box.y + box.height - 3],
      [box.x + box.width / 2, box.y + box.height / 2],
    ] as const) {
      await page.mouse.click(x, y)
      await expect(page.getByRole('dialog')).toBeVisible()
    }
    await page.mouse.click(box.x / 2, 450)
    await expectClosed(page)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('is a plain link', async ({ page }) => {
      await page.goto('/')
      await expect(playLink(page)).toHaveAttribute('href', 'https://www.youtube.com/watch?v=BeamWallet0')
      await expect(playLink(page)).toHaveAttribute('target', '_blank')
    })
  })
})

function playLink(page: Page): Locator {
  return page.getByRole('link', { name: /^Play video/ })
}

async function play(page: Page): Promise<void> {
  await page.goto('/')
  await playLink(page).click()
  await expect(page.getByRole('dialog', { name: 'Video' })).toBeVisible()
}

async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('iframe')).toHaveCount(0)
}
