import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { markDocument } from '../support/mark-document.ts'
import { axeViolations } from '../support/axe-violations.ts'
import { openHydrated } from '../support/open-hydrated.ts'
import { clippedText } from '../support/clipped-text.ts'
import { mainMenu } from './main-menu.ts'

const WIDTHS = [320, 390, 768]

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})

test('opens over the page, one group at a time, without overflow', async ({ page, pageErrors }) => {
  await openHydrated(page, '/')
  await openMenu(page)
  for (const name of ['Company', 'Business', 'Consumers', 'Business']) {
    await mainMenu(page).group(name).tap()
    await expect.poll(mainMenu(page).openGroups).toEqual([name])
    expect(await clippedText(page)).toEqual([])
  }
  await mainMenu(page).group('Business').tap()
  await expect.poll(mainMenu(page).openGroups).toEqual([])
  expect(pageErrors).toEqual([])
})

test('opens with the group of the page, whatever was open before, and closes it', async ({ page }) => {
  for (const [path, name] of [
    ['/', 'Consumers'],
    ['/local-store', 'Business'],
    ['/banks', 'Partners'],
    ['/careers/mobile-developer', 'Company'],
    ['/terms', 'Consumers'],
  ] as const) {
    await page.goto(path)
    for (let times = 0; times < 2; times++) {
      await openMenu(page)
      expect(await mainMenu(page).openGroups(), path).toEqual([name])
      await mainMenu(page)
        .group(name === 'Business' ? 'Partners' : 'Business')
        .tap()
      await menuButton(page).tap()
      await expect(mainMenu(page).group('Company')).toBeHidden()
      expect(await mainMenu(page).openGroups(), path).toEqual([])
    }
  }
})

test('keeps its button in reach, down to the end of the longest group', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)
  await mainMenu(page).group('Company').tap()
  await mainMenu(page).link('SEO specialist').scrollIntoViewIfNeeded()
  await expect(mainMenu(page).group('Consumers')).not.toBeInViewport()
  await menuButton(page).tap()
  await expect(mainMenu(page).group('Company')).toBeHidden()
})

test('is accessible', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)
  await mainMenu(page).group('Company').tap()
  expect(await axeViolations(page)).toEqual([])
})

test('stays in the window with its shortcuts, and covers no anchor', async ({ page }) => {
  await page.goto('/local-store#installation-packs')
  const header = page.getByRole('banner')
  const anchor = page.locator('#installation-packs')
  await expect(anchor).toBeInViewport()
  const spaceBetween = async () => {
    const [headerBox, anchorBox] = await Promise.all([header.boundingBox(), anchor.boundingBox()])
    return anchorBox!.y - (headerBox!.y + headerBox!.height)
  }
  await expect.poll(spaceBetween).toBeGreaterThanOrEqual(0)
  expect(await header.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(80)
  for (const name of ['For stores', 'Contact us'])
    await expect(header.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
  await openMenu(page)
})

test('has one row, also in the narrowest window', async ({ page }) => {
  for (const width of [320, 360, 384, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const height = await page.locator('.header-row').evaluate((row) => row.getBoundingClientRect().height)
    expect(height, `at ${width}`).toBeLessThan(64)
  }
})

test('closes with a second tap in the same place, at the top of the page and further down', async ({
  page,
}) => {
  for (const width of WIDTHS)
    for (const scrolled of [0, 900]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/local-store')
      await page.evaluate((top) => scrollTo(0, top), scrolled)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
      const before = await menuButton(page).boundingBox()
      await openMenu(page)
      expect(await menuButton(page).boundingBox(), `at ${width}, ${scrolled}`).toEqual(before)
      await menuButton(page).tap()
      await expect(mainMenu(page).group('Company')).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
    }
})

test('begins where the header ends, and fills the window below it', async ({ page }) => {
  await page.goto('/local-store')
  for (const scrolled of [0, 900]) {
    await page.evaluate((top) => scrollTo(0, top), scrolled)
    await openMenu(page)
    const header = await page.getByRole('banner').boundingBox()
    const sheet = await page.locator('#menu').boundingBox()
    expect(sheet?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0))
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(844)
    await menuButton(page).tap()
  }
})

test('leaves the brand and both actions in reach', async ({ page }) => {
  const actions = { 'Beam Wallet': '/', 'For stores': '/local-store', 'Contact us': '/contacts' }
  for (const width of WIDTHS)
    for (const [name, path] of Object.entries(actions)) {
      await page.setViewportSize({ width, height: 844 })
      await openHydrated(page, '/banks')
      await openMenu(page)
      await page.getByRole('banner').getByRole('link', { name, exact: true }).tap()
      await expect(page).toHaveURL(path)
      await expect(mainMenu(page).group('Company')).toBeHidden()
      await expect(page.getByRole('main')).toBeVisible()
    }
})

test('has the app stores at its foot, each in half of the width', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await openMenu(page)
    const stores = page.locator('#menu .store')
    const boxes = await stores.evaluateAll((all) =>
      all.map((store) => store.getBoundingClientRect().toJSON()),
    )
    const [first, second] = boxes as DOMRect[]
    expect(first?.width).toBeCloseTo(second?.width ?? 0)
    expect(first?.top).toBe(second?.top)
    expect((second?.right ?? 0) - (first?.left ?? 0), `at ${width}`).toBeGreaterThan(0.85 * width)
    expect(844 - (second?.bottom ?? 0)).toBeLessThan(32)
  }
})

test('keeps the focus in the header and the menu, until Escape returns it to the button', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(mainMenu(page).group('Consumers')).toBeFocused()
  for (let steps = 0; steps < 25; steps++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(placeOfFocus)).not.toBe('behind')
  }
  await mainMenu(page).group('Company').focus()
  await page.keyboard.press('Escape')
  await expect(mainMenu(page).group('Company')).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
})

test('navigates without a reload, and closes', async ({ page, pageErrors }) => {
  await openHydrated(page, '/')
  const isSame = await markDocument(page)
  await openMenu(page)
  await mainMenu(page).group('Partners').tap()
  await mainMenu(page).link('Banks').tap()
  await expect(page).toHaveURL('/banks')
  await expect(mainMenu(page).group('Partners')).toBeHidden()
  expect(await isSame()).toBe(true)
  expect(pageErrors).toEqual([])
})

test('closes when one goes back to another page', async ({ page }) => {
  await openHydrated(page, '/')
  await openMenu(page)
  await mainMenu(page).group('Partners').tap()
  await mainMenu(page).link('Banks').tap()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await openMenu(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(mainMenu(page).group('Partners')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('closes when its link targets the current page', async ({ page }) => {
  await openHydrated(page, '/banks')
  await openMenu(page)
  await mainMenu(page).link('Banks').tap()
  await expect(mainMenu(page).group('Partners')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('opens one group at a time, and navigates', async ({ page, pageErrors }) => {
    await page.goto('/')
    await openMenu(page)
    await mainMenu(page).group('Consumers').tap()
    await mainMenu(page).group('Company').tap()
    await expect.poll(mainMenu(page).openGroups).toEqual(['Company'])
    await mainMenu(page).link('News').tap()
    await expect(page).toHaveURL('/news')
    await expect(mainMenu(page).group('Company')).toBeHidden()
    expect(pageErrors).toEqual([])
  })

  test('closes with a second tap', async ({ page }) => {
    await page.goto('/')
    await openMenu(page)
    await menuButton(page).tap()
    await expect(mainMenu(page).group('Company')).toBeHidden()
  })
})

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).tap()
  await expect(mainMenu(page).group('Company')).toBeVisible()
}

function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Menu', exact: true })
}

/** 'behind': in what the open menu covers. */
function placeOfFocus(): 'in view' | 'behind' {
  const { activeElement } = document
  const isBehind = activeElement?.closest('.frame > :not(.social-bar, .header)')
  return isBehind ? 'behind' : 'in view'
}
