import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { markDocument } from '../support/mark-document.ts'
import { objections } from '../support/objections.ts'
import { openAwake } from '../support/open-awake.ts'
import { wordsCutOff } from '../support/words-cut-off.ts'
import { menuOf } from './menu-of.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
})

test('opens over the page, one group at a time, and fits', async ({ page, complaints }) => {
  await openAwake(page, '/')
  await openMenu(page)
  for (const name of ['Consumers', 'Company', 'Business']) {
    await menuOf(page).group(name).tap()
    expect(await menuOf(page).openGroups()).toEqual([name])
    expect(await wordsCutOff(page)).toEqual([])
  }
  await menuOf(page).group('Business').tap()
  expect(await menuOf(page).openGroups()).toEqual([])
  expect(complaints).toEqual([])
})

test('is open to everybody', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)
  await menuOf(page).group('Company').tap()
  expect(await objections(page)).toEqual([])
})

test('closes with its button, and gives the focus back', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)
  await page.getByRole('button', { name: 'Close menu' }).tap()
  await expect(menuOf(page).group('Company')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
})

test('leads on without a reload, and closes', async ({ page, complaints }) => {
  await openAwake(page, '/')
  const isSame = await markDocument(page)
  await openMenu(page)
  await menuOf(page).group('Partners').tap()
  await menuOf(page).link('Banks').tap()
  await expect(page).toHaveURL('/banks')
  await expect(menuOf(page).group('Partners')).toBeHidden()
  expect(await isSame()).toBe(true)
  expect(complaints).toEqual([])
})

test('closes when its link leads to the page that is shown', async ({ page }) => {
  await openAwake(page, '/banks')
  await openMenu(page)
  await menuOf(page).group('Partners').tap()
  await menuOf(page).link('Banks').tap()
  await expect(menuOf(page).group('Partners')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('opens one group at a time, and leads on', async ({ page, complaints }) => {
    await page.goto('/')
    await openMenu(page)
    await menuOf(page).group('Consumers').tap()
    await menuOf(page).group('Company').tap()
    expect(await menuOf(page).openGroups()).toEqual(['Company'])
    await menuOf(page).link('News').tap()
    await expect(page).toHaveURL('/news')
    await expect(menuOf(page).group('Company')).toBeHidden()
    expect(complaints).toEqual([])
  })
})

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await expect(menuOf(page).group('Company')).toBeVisible()
}
