import { ADDRESSES } from '@beam/content/defaults/addresses.ts'
import { home } from '@beam/content/defaults/pages/home.ts'
import { expect, test } from '../support/journey.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the share links can be collapsed', async ({ page }) => {
  await page.goto('/banks')
  const share = page.getByRole('complementary', { name: 'Share' })
  await expect(share.getByRole('link')).toHaveCount(6)
  await expect(share.getByRole('link').first()).toBeVisible()
  await share.locator('summary').click()
  await expect(share.getByRole('link')).toHaveCount(0)
  await share.locator('summary').press('Enter')
  await expect(share.getByRole('link')).toHaveCount(6)
})

test('the share links share this page, and the profile links are ours', async ({ page, site }) => {
  await page.goto('/')
  const share = page.getByRole('complementary', { name: 'Share' })
  const address = encodeURIComponent(`${site.url}/`)
  const text = encodeURIComponent(home.shareTitle)
  const expected = {
    'Share on Facebook': `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    'Share on X': `https://x.com/intent/post?url=${address}&text=${text}`,
    'Share on LinkedIn': `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    'Share on Telegram': `https://t.me/share/url?url=${address}&text=${text}`,
    Instagram: ADDRESSES.instagram,
    YouTube: ADDRESSES.youtube,
  }
  for (const [name, href] of Object.entries(expected)) {
    const link = share.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('the social bar is above the header', async ({ page }) => {
  await page.goto('/banks')
  const bar = page.getByRole('navigation', { name: 'Social media' })
  await expect(bar.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', ADDRESSES.linkedin)
  const [barBox, headerBox] = await Promise.all([bar.boundingBox(), page.getByRole('banner').boundingBox()])
  expect((barBox?.y ?? 1) + (barBox?.height ?? 0)).toBeLessThanOrEqual(headerBox?.y ?? 0)
})

test('the header stays in the window, with the menu in reach, however long the page', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/local-store')
    const header = page.locator('header.header')
    for (const part of [0.3, 0.6, 1]) {
      await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), part)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900)
      await expect.poll(async () => Math.round((await header.boundingBox())?.y ?? -1)).toBe(0)
    }
    const menu = page.getByRole('navigation', { name: 'Main' }).locator('summary').first()
    await expect(
      width < 600 ? page.getByRole('button', { name: 'Menu', exact: true }) : menu,
    ).toBeInViewport()
    // In a low window it would take too much of the text's place.
    await page.setViewportSize({ width, height: 400 })
    await expect(header).not.toBeInViewport()
  }
})

test('the newsletter box clears itself and sends nothing', async ({ page, pageErrors }) => {
  await page.goto('/banks')
  const box = page.getByRole('form', { name: 'News from Beam Wallet' }).getByLabel('Email address')
  await box.fill('somebody')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box).toHaveValue('somebody')
  await box.fill('somebody@example.com')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box).toHaveValue('')
  await expect(page).toHaveURL('/banks')
  expect(sent).toEqual([])
  expect(pageErrors).toEqual([])
})

test('the footer ends where the page ends in a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/partnerships')
  const ends = await page
    .locator('.footer-columns > *')
    .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeLessThanOrEqual(300)
})

test('kinds of stores and badges in the footer share its columns in wide windows', async ({ page }) => {
  await page.goto('/partnerships')
  for (const width of [1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const starts = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x))
    const [, links, news] = await starts('.footer-columns > *')
    const [, first, second, third, fourth] = await starts('.footer-kinds > li')
    expect(first, `at ${width}`).toBeCloseTo(links ?? 0, 0)
    expect(third, `at ${width}`).toBeCloseTo(news ?? 0, 0)
    expect(fourth! - third!, `at ${width}`).toBeCloseTo(second! - first!, 0)
    const badges = await starts('.footer-certifications > li')
    expect(badges.map(Math.round), `at ${width}`).toEqual([links, news].map((x) => Math.round(x ?? 0)))
  }
})

test('kinds of stores in the footer share its columns in narrow windows, too', async ({ page }) => {
  await page.goto('/partnerships')
  const starts = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x))
  await page.setViewportSize({ width: 768, height: 900 })
  const [, links] = await starts('.footer-columns > *')
  const [, , , third] = await starts('.footer-kinds > li')
  expect(third).toBeCloseTo(links ?? 0, 0)
  await page.setViewportSize({ width: 390, height: 844 })
  const [, secondLink] = await starts('.footer-links > li')
  const [, , second] = await starts('.footer-kinds > li')
  expect(second).toBeCloseTo(secondLink ?? 0, 0)
})

test('the footer has its links and badges', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const name of ['Help Center', 'Terms and Conditions', 'Privacy Policy', 'Contacts'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Blog (opens in a new tab)' })).toHaveAttribute(
    'target',
    '_blank',
  )
  for (const store of ['App Store', 'Google Play'])
    await expect(footer.getByRole('link', { name: store })).toBeVisible()
  await expect(footer).not.toContainText('Loading footer...')
})

test('the first Tab focuses the skip link', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
