import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { markDocument } from '../support/mark-document.ts'
import { axeViolations } from '../support/axe-violations.ts'
import { openHydrated } from '../support/open-hydrated.ts'
import { clippedText } from '../support/clipped-text.ts'
import { mainMenu } from './main-menu.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})

test('opens over the page, one group at a time, without overflow', async ({ page, pageErrors }) => {
  await openHydrated(page, '/')
  await openMenu(page)
  for (const name of ['Consumers', 'Company', 'Business']) {
    await mainMenu(page).group(name).tap()
    await expect.poll(mainMenu(page).openGroups).toEqual([name])
    expect(await clippedText(page)).toEqual([])
  }
  await mainMenu(page).group('Business').tap()
  await expect.poll(mainMenu(page).openGroups).toEqual([])
  expect(pageErrors).toEqual([])
})

test('keeps its close button in reach, down to the end of the longest group', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)
  await mainMenu(page).group('Company').tap()
  await mainMenu(page).link('Spontaneous application').scrollIntoViewIfNeeded()
  await expect(mainMenu(page).group('Consumers')).not.toBeInViewport()
  await page.getByRole('button', { name: 'Close menu' }).tap()
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

test('closes with its button and restores the focus', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)
  await page.getByRole('button', { name: 'Close menu' }).tap()
  await expect(mainMenu(page).group('Company')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
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

test('closes when its link targets the current page', async ({ page }) => {
  await openHydrated(page, '/banks')
  await openMenu(page)
  await mainMenu(page).group('Partners').tap()
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
})

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await expect(mainMenu(page).group('Company')).toBeVisible()
}
