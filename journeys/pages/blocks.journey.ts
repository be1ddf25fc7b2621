import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { blockExternalRequests } from '../support/block-external-requests.ts'
import { axeViolations } from '../support/axe-violations.ts'
import { clippedText } from '../support/clipped-text.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const PLAYER = 'https://www.youtube-nocookie.com/embed/BeamWallet0?autoplay=1&rel=0'

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

test('a wide section has no empty rows below its text', async ({ page }) => {
  await page.goto('/investors')
  const text = page.locator('.section[data-variant=wide] .section-text').first()
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const empty = await text.evaluate((box) => {
      const ends = [...box.children].map((child) => child.getBoundingClientRect().bottom)
      return box.getBoundingClientRect().bottom - Math.max(...ends)
    })
    expect(empty).toBeCloseTo(0)
  }
})

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

test.describe('the calculator without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is a table of examples, without controls that do nothing', async ({ page }) => {
    await page.goto('/pay-in-store')
    const calculator = page.locator('.calculator')
    const table = calculator.getByRole('table').first()
    await expect(table.getByRole('columnheader')).toHaveText(['Cashback', 'On 300\u00a0€'])
    await expect(table.getByRole('row')).toHaveCount(6)
    await expect(table.getByRole('row', { name: /^10%/ })).toContainText('30\u00a0€')
    await expect(table.getByRole('row', { name: /^50%/ })).toContainText('150\u00a0€')
    await expect(calculator.getByRole('slider')).toHaveCount(0)
    await expect(calculator.getByText('You get back')).toBeHidden()
  })
})

test.describe('the table of services on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('shows feature and benefit, and unfolds the description', async ({ page }) => {
    await page.goto('/local-store')
    const rows = page.locator('.service-table tbody tr')
    expect(await rows.count()).toBeGreaterThan(3)
    for (const row of await rows.all()) {
      await row.scrollIntoViewIfNeeded()
      await expect(row.locator('th')).toBeVisible()
      await expect(row.locator('td').last()).toBeVisible()
    }
    const first = rows.first()
    const description = await first
      .locator('details')
      .evaluate((details) => [...details.childNodes].at(-1)?.textContent ?? '')
    const folded = (await first.boundingBox())?.height ?? 0
    await first.locator('summary').click()
    await expect(first).toContainText(description)
    await expect.poll(async () => (await first.boundingBox())?.height).toBeGreaterThan(folded + 20)
    expect(await clippedText(page)).toEqual([])
  })
})

test('the banner opens the token sale in a new tab, from its button and its icon', async ({
  page,
  context,
  site,
}) => {
  await blockExternalRequests(context, site.url)
  await page.goto('/')
  const banner = page.getByRole('complementary', { name: 'Participate in the BEAM TOKEN Public-Sale' })
  await expect(banner).toContainText('Participate in the BEAM TOKEN Public-Sale')
  await expect(banner.getByRole('link')).toHaveCount(2)
  for (const link of [banner.getByRole('link', { name: 'Click here' }), banner.getByRole('link').last()]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
    await expect(tab).toHaveURL('https://token-sale.example.com/register')
    await tab.close()
  }
})

function openIndexes(all: Locator): Promise<number[]> {
  return all.evaluateAll((items) =>
    items.flatMap((item, place) => (item.hasAttribute('open') ? [place] : [])),
  )
}

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

/** The side of a card that is visible. */
function visibleSide(card: Locator): Promise<string> {
  return card.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    const back = element.querySelector('.flip-back')
    const { m11 } = new DOMMatrix(back ? getComputedStyle(back).transform : '')
    return m11 > 0 ? 'back' : 'front'
  })
}
