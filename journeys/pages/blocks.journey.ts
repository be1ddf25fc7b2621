import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { keepIn } from '../support/keep-in.ts'
import { objections } from '../support/objections.ts'

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

const PLAYER = 'https://www.youtube-nocookie.com/embed/BeamWallet0?autoplay=1&rel=0'

for (const [path, items] of [
  ['/', 6],
  ['/local-store', 3],
  ['/local-partners', 4],
] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${path} ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled })

      test('has an accordion: first open, one open at a time, a press closes', async ({ page }) => {
        await page.goto(path)
        const all = page.locator('main .accordion details')
        await expect(all).toHaveCount(items)
        expect(await openOnes(all)).toEqual([0])
        await all.nth(2).locator('summary').click()
        expect(await openOnes(all)).toEqual([2])
        await all.nth(2).locator('summary').click()
        expect(await openOnes(all)).toEqual([])
        await all.nth(1).locator('summary').press('Enter')
        expect(await openOnes(all)).toEqual([1])
      })
    })
  }
}

test.describe('the video', () => {
  test('T38 and T40: is asked for only when played, and its player is the cookieless one', async ({
    page,
    context,
    site,
  }) => {
    const asked = await keepIn(context, site.url)
    await page.goto('/')
    await page.mouse.move(5, 5)
    await playLink(page).scrollIntoViewIfNeeded()
    await playLink(page).hover()
    expect(asked).toEqual([])
    await playLink(page).click()
    await expect(page.getByRole('dialog', { name: 'Video' })).toBeVisible()
    await expect.poll(() => asked).toEqual([PLAYER])
    await expect(page.locator('iframe')).toHaveAttribute('src', PLAYER)
    expect(await objections(page)).toEqual([])
  })

  test('closes with its button, and gives the focus back', async ({ page, context, site }) => {
    await keepIn(context, site.url)
    await play(page)
    await page.getByRole('button', { name: 'Close video' }).click()
    await expectClosed(page)
    await expect(playLink(page)).toBeFocused()
  })

  test('closes with Escape, and gives the focus back', async ({ page, context, site }) => {
    await keepIn(context, site.url)
    await play(page)
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(playLink(page)).toBeFocused()
  })

  test('closes with a press on the overlay, not with one inside', async ({ page, context, site }) => {
    await keepIn(context, site.url)
    await play(page)
    const box = await page.locator('iframe').boundingBox()
    if (!box) throw new Error('The player is not drawn')
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

test.describe('the cards of the help center', () => {
  test('turn for the keyboard', async ({ page }) => {
    await page.goto('/help-center')
    const card = page.getByRole('listitem').filter({ hasText: 'Turn over: FAQs' })
    expect(await shownFace(card)).toBe('front')
    await card.locator('summary').press('Enter')
    await expect.poll(() => shownFace(card)).toBe('back')
    await card.locator('summary').press('Enter')
    await expect.poll(() => shownFace(card)).toBe('front')
  })

  test('turn when the keyboard reaches what is on their back', async ({ page }) => {
    await page.goto('/help-center')
    const card = page.getByRole('listitem').filter({ hasText: 'Turn over: FAQs' })
    const previous = page.locator('summary', { hasText: 'Turn over: Knowledge base' })
    await previous.focus()
    await page.keyboard.press('Tab')
    await expect(card.getByRole('link', { name: 'Read the FAQs' })).toBeFocused()
    await expect.poll(() => shownFace(card)).toBe('back')
  })

  test('turn under the mouse, and lead to the support site in a new tab', async ({ page, context, site }) => {
    await keepIn(context, site.url)
    await page.goto('/help-center')
    const card = page.getByRole('listitem').filter({ hasText: 'Turn over: FAQs' })
    await card.hover()
    await expect.poll(() => shownFace(card)).toBe('back')
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      card.getByRole('link', { name: 'Read the FAQs' }).click(),
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

    test('turn when touched anywhere', async ({ page }) => {
      await page.goto('/help-center')
      const card = page.getByRole('listitem').filter({ hasText: 'Turn over: FAQs' })
      await card.scrollIntoViewIfNeeded()
      const box = await card.boundingBox()
      await page.touchscreen.tap((box?.x ?? 0) + 60, (box?.y ?? 0) + 200)
      await expect.poll(() => shownFace(card)).toBe('back')
    })
  })
})

test('the banner opens the token sale in a new tab, by its button and by its icon', async ({
  page,
  context,
  site,
}) => {
  await keepIn(context, site.url)
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

function openOnes(all: Locator): Promise<number[]> {
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

/** Which side of a card a visitor sees. */
function shownFace(card: Locator): Promise<string> {
  return card.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(x + width / 2, y + height / 2)
    if (seen?.closest('.flip-back')) return 'back'
    return seen?.closest('.flip-front') || seen?.closest('.flip-turn') ? 'front' : String(seen?.className)
  })
}
