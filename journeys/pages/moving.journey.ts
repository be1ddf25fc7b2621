import { aboutUs } from '@beam/content/defaults/pages/about-us.ts'
import { banks } from '@beam/content/defaults/pages/banks.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { markDocument } from '../support/mark-document.ts'
import { openAwake } from '../support/open-awake.ts'
import { menuOf } from './menu-of.ts'
import { readHead } from './read-head.ts'

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

test('a move starts at the top, with the focus on the new heading and the new title', async ({
  page,
  site,
  complaints,
}) => {
  await openAwake(page, '/')
  const isSame = await markDocument(page)
  const end = page.getByRole('contentinfo').getByRole('link', { name: 'Contacts', exact: true })
  await end.scrollIntoViewIfNeeded()
  expect(await scrolled(page)).toBeGreaterThan(800)
  await end.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => scrolled(page)).toBe(0)
  await toBanks(page)
  await expect(page).toHaveTitle(banks.title)
  expect(await readHead(page)).toMatchObject({
    canonical: [`${site.url}/banks`],
    meta: { description: banks.shareDescription, 'og:title': banks.shareTitle },
  })
  expect(await isSame()).toBe(true)
  expect(complaints).toEqual([])
})

test('back leads to where the visitor was', async ({ page }) => {
  await openAwake(page, '/')
  const link = page.getByRole('main').getByRole('link', { name: 'See open positions' })
  await link.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(800)
  await link.click()
  await expect(page).toHaveURL('/careers')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(link).toBeInViewport()
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(50)
  await page.goForward()
  await expect(page).toHaveURL('/careers')
})

test('an address with an anchor shows what it names', async ({ page }) => {
  await page.goto('/local-store#installation-packs')
  await expect(page.getByRole('heading', { name: 'Two packs. Each paid once.' })).toBeInViewport()
})

test('a link to an anchor of another page leads right there', async ({ page, complaints }) => {
  await openAwake(page, '/')
  const isSame = await markDocument(page)
  await menuOf(page).group('Business').click()
  await menuOf(page).link('Installation packs').click()
  await expect(page).toHaveURL('/local-store#installation-packs')
  await expect(page.getByRole('heading', { name: 'Two packs. Each paid once.' })).toBeInViewport()
  await expect(page.locator('#installation-packs')).toBeFocused()
  expect(await isSame()).toBe(true)
  expect(complaints).toEqual([])
})

test('a link to an anchor of the same page scrolls there', async ({ page }) => {
  await openAwake(page, '/local-store')
  await page.getByRole('link', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Two packs. Each paid once.' })).toBeInViewport()
})

test('a page moved to is drawn with its own styles, as if it had been opened', async ({ page }) => {
  await openAwake(page, '/about-us')
  const opened = await look(page)
  await page.goto('/banks')
  await openAwake(page, '/banks')
  await menuOf(page).group('Company').click()
  await menuOf(page).link('About Us').click()
  await expect(page).toHaveTitle(aboutUs.title)
  await page.mouse.move(1, 1)
  await expect.poll(() => look(page)).toEqual(opened)
})

async function toBanks(page: Page): Promise<void> {
  await menuOf(page).group('Partners').click()
  await menuOf(page).link('Banks').click()
  await expect(page).toHaveURL('/banks')
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

/** Where everything of the page stands, and how large. */
function look(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, width, height } = element.getBoundingClientRect()
        return `${element.tagName} ${Math.round(x)} ${Math.round(width)} ${Math.round(height)}`
      }),
  )
}
