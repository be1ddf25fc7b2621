import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { keepIn } from '../support/keep-in.ts'
import { markDocument } from '../support/mark-document.ts'
import { openAwake } from '../support/open-awake.ts'
import { wordsCutOff } from '../support/words-cut-off.ts'
import { menuOf } from './menu-of.ts'

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

const GROUPS = ['Consumers', 'Business', 'Partners', 'Company']

test('opens by mouse one group at a time, and closes with a press outside', async ({ page, complaints }) => {
  await openAwake(page, '/')
  const menu = menuOf(page)
  for (const name of GROUPS) {
    await menu.group(name).click()
    expect(await menu.openGroups()).toEqual([name])
  }
  await page.mouse.click(20, 850)
  expect(await menu.openGroups()).toEqual([])
  expect(complaints).toEqual([])
})

test('shows all four levels, in capitals that are not in the text', async ({ page }) => {
  await page.goto('/')
  const menu = menuOf(page)
  await menu.group('Company').click()
  const fourth = menu.link('Mobile developer')
  await expect(fourth).toBeVisible()
  expect(await fourth.evaluate(levelOf)).toBe(4)
  await expect(fourth).toHaveText('Mobile developer')
  await expect(fourth).toHaveCSS('text-transform', 'uppercase')
  await expect(fourth).toHaveAttribute('href', '/careers/mobile-developer')
})

test('fits the window with any group open', async ({ page }) => {
  await page.goto('/')
  for (const width of [1100, 1440])
    for (const name of GROUPS) {
      await page.setViewportSize({ width, height: 900 })
      await menuOf(page).group(name).click()
      await expect(menuOf(page).panel(name)).toBeInViewport({ ratio: 1 })
      expect(await wordsCutOff(page), `${name} at ${width}`).toEqual([])
      await menuOf(page).group(name).click()
    }
})

test('leads on without a reload, and closes', async ({ page, complaints }) => {
  await openAwake(page, '/')
  const isSame = await markDocument(page)
  await menuOf(page).group('Partners').click()
  await menuOf(page).link('Banks').click()
  await expect(page).toHaveURL('/banks')
  expect(await menuOf(page).openGroups()).toEqual([])
  expect(await isSame()).toBe(true)
  await menuOf(page).group('Partners').click()
  await expect(menuOf(page).link('Banks')).toHaveAttribute('aria-current', 'page')
  expect(complaints).toEqual([])
})

test('works by keyboard', async ({ page, complaints }) => {
  await openAwake(page, '/')
  const company = menuOf(page).group('Company')
  await tabTo(page, 'Company')
  await page.keyboard.press('Enter')
  await expect(menuOf(page).link('About Us')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menuOf(page).link('About Us')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menuOf(page).link('About Us')).toBeHidden()
  await expect(company).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about-us')
  expect(complaints).toEqual([])
})

test('opens what lies elsewhere in a new tab', async ({ page, context, site }) => {
  await keepIn(context, site.url)
  await openAwake(page, '/')
  await menuOf(page).group('Company').click()
  const blog = menuOf(page).link('Blog (opens in a new tab)')
  const address = await blog.getAttribute('href')
  expect(address).toMatch(/^https:\/\//)
  const [tab] = await Promise.all([context.waitForEvent('page'), blog.click()])
  await expect(tab).toHaveURL(address ?? '')
  await expect(page).toHaveURL('/')
})

test('carries the buttons of both app stores', async ({ page }) => {
  await page.goto('/')
  for (const store of ['App Store', 'Google Play'])
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: store }),
    ).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('opens, and leads on', async ({ page, complaints }) => {
    await page.goto('/')
    await menuOf(page).group('Consumers').tap()
    await menuOf(page).group('Business').tap()
    expect(await menuOf(page).openGroups()).toEqual(['Business'])
    await menuOf(page).link('Online store').tap()
    await expect(page).toHaveURL('/os-inst-form')
    expect(complaints).toEqual([])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('opens one group at a time, and leads on', async ({ page, complaints }) => {
    await page.goto('/')
    for (const name of GROUPS) {
      await menuOf(page).group(name).click()
      expect(await menuOf(page).openGroups()).toEqual([name])
    }
    await menuOf(page).link('Mobile developer').click()
    await expect(page).toHaveURL('/careers/mobile-developer')
    expect(complaints).toEqual([])
  })
})

/** Lists of the menu around a link. */
function levelOf(link: Element): number {
  let level = 0
  for (let list = link.closest('nav ul'); list; list = list.parentElement?.closest('nav ul') ?? null) level++
  return level
}

async function tabTo(page: Page, words: string): Promise<void> {
  for (let steps = 0; steps < 30; steps++) {
    await page.keyboard.press('Tab')
    if ((await page.locator(':focus').textContent())?.trim() === words) return
  }
}
