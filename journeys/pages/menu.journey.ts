import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { blockExternalRequests } from '../support/block-external-requests.ts'
import { markDocument } from '../support/mark-document.ts'
import { openHydrated } from '../support/open-hydrated.ts'
import { mainMenu, MENU_GROUPS } from './main-menu.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('opens one group at a time by mouse, and closes with a press outside', async ({ page, pageErrors }) => {
  await openHydrated(page, '/')
  const menu = mainMenu(page)
  for (const name of MENU_GROUPS) {
    await menu.group(name).click()
    await expect.poll(menu.openGroups).toEqual([name])
  }
  await page.mouse.click(20, 850)
  await expect.poll(menu.openGroups).toEqual([])
  expect(pageErrors).toEqual([])
})

test('shows all four levels, in capitals by style only', async ({ page }) => {
  await page.goto('/')
  const menu = mainMenu(page)
  await menu.group('Company').click()
  const fourth = menu.link('Mobile developer')
  await expect(fourth).toBeVisible()
  expect(await fourth.evaluate(levelOf)).toBe(4)
  await expect(fourth).toHaveText('Mobile developer')
  await expect(fourth).toHaveCSS('text-transform', 'uppercase')
  await expect(fourth).toHaveAttribute('href', '/careers/mobile-developer')
})

test('names groups and links for assistive technology in their own case', async ({ page, context }) => {
  await page.goto('/')
  await mainMenu(page).group('Company').click()
  await expect(mainMenu(page).link('Mobile developer')).toBeVisible()
  const session = await context.newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const named = (role: string) =>
    nodes
      .filter((node) => !node.ignored && String(node.role?.value).startsWith(role))
      .map(({ name }) => String(name?.value))
  expect(named('DisclosureTriangle')).toEqual(expect.arrayContaining(MENU_GROUPS))
  const links = ['About Us', 'Mobile developer', 'Blog (opens in a new tab)', 'For stores']
  expect(named('link')).toEqual(expect.arrayContaining(links))
  for (const name of links) expect(named('link')).not.toContain(name.toUpperCase())
})

test('navigates without a reload, and closes', async ({ page, pageErrors }) => {
  await openHydrated(page, '/')
  const isSame = await markDocument(page)
  await mainMenu(page).group('Partners').click()
  await mainMenu(page).link('Banks').click()
  await expect(page).toHaveURL('/banks')
  await expect.poll(mainMenu(page).openGroups).toEqual([])
  expect(await isSame()).toBe(true)
  await mainMenu(page).group('Partners').click()
  await expect(mainMenu(page).link('Banks')).toHaveAttribute('aria-current', 'page')
  await expect(mainMenu(page).group('Partners')).toHaveCSS('text-decoration-line', 'underline')
  await expect(mainMenu(page).group('Company')).toHaveCSS('text-decoration-line', 'none')
  expect(pageErrors).toEqual([])
})

test('the header marks a page once: its link there, or its group, but never the button', async ({ page }) => {
  const shortcut = (name: string) =>
    page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name })
  await openHydrated(page, '/local-store')
  await expect(shortcut('For stores')).toHaveCSS('text-decoration-line', 'underline')
  await expect(mainMenu(page).group('Business')).toHaveCSS('text-decoration-line', 'none')
  await openHydrated(page, '/contacts')
  await expect(shortcut('Contact us')).toHaveCSS('text-decoration-line', 'none')
  await expect(mainMenu(page).group('Company')).toHaveCSS('text-decoration-line', 'underline')
})

test('works by keyboard', async ({ page, pageErrors }) => {
  await openHydrated(page, '/')
  const company = mainMenu(page).group('Company')
  await tabTo(page, 'Company')
  await page.keyboard.press('Enter')
  await expect(mainMenu(page).link('About Us')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(mainMenu(page).link('About Us')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(mainMenu(page).link('About Us')).toBeHidden()
  await expect(company).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about-us')
  expect(pageErrors).toEqual([])
})

test('opens external links in a new tab', async ({ page, context, site }) => {
  await blockExternalRequests(context, site.url)
  await openHydrated(page, '/')
  await mainMenu(page).group('Company').click()
  const blog = mainMenu(page).link('Blog (opens in a new tab)')
  const address = await blog.getAttribute('href')
  expect(address).toMatch(/^https:\/\//)
  const [tab] = await Promise.all([context.waitForEvent('page'), blog.click()])
  await expect(tab).toHaveURL(address ?? '')
  await expect(page).toHaveURL('/')
})

test('shows the buttons of both app stores', async ({ page }) => {
  await page.goto('/')
  for (const store of ['App Store', 'Google Play'])
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: store }),
    ).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('opens, and navigates', async ({ page, pageErrors }) => {
    await page.goto('/')
    await mainMenu(page).group('Consumers').tap()
    await mainMenu(page).group('Business').tap()
    await expect.poll(mainMenu(page).openGroups).toEqual(['Business'])
    await mainMenu(page).link('Online store').tap()
    await expect(page).toHaveURL('/os-inst-form')
    expect(pageErrors).toEqual([])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('opens one group at a time, and navigates', async ({ page, pageErrors }) => {
    await page.goto('/')
    for (const name of MENU_GROUPS) {
      await mainMenu(page).group(name).click()
      await expect.poll(mainMenu(page).openGroups).toEqual([name])
    }
    await mainMenu(page).link('Mobile developer').click()
    await expect(page).toHaveURL('/careers/mobile-developer')
    expect(pageErrors).toEqual([])
  })
})

/** The number of nested lists around a link. */
function levelOf(link: Element): number {
  let level = 0
  for (let list = link.closest('nav ul'); list; list = list.parentElement?.closest('nav ul') ?? null) level++
  return level
}

async function tabTo(page: Page, text: string): Promise<void> {
  for (let steps = 0; steps < 30; steps++) {
    await page.keyboard.press('Tab')
    if ((await page.locator(':focus').textContent())?.trim() === text) return
  }
}
