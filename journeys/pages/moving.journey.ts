import { aboutUs } from '@beam/content/defaults/pages/about-us.ts'
import { banks } from '@beam/content/defaults/pages/banks.ts'
import type { Locator, Page } from '@playwright/test'
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
  await expect(page.getByRole('heading', { name: 'Installation packs' })).toBeInViewport()
})

test('a link to an anchor of another page leads right there', async ({ page, complaints }) => {
  await openAwake(page, '/')
  const isSame = await markDocument(page)
  await menuOf(page).group('Business').click()
  await menuOf(page).link('Installation packs').click()
  await expect(page).toHaveURL('/local-store#installation-packs')
  await expect(page.getByRole('heading', { name: 'Installation packs' })).toBeInViewport()
  await expect(page.locator('#installation-packs')).toBeFocused()
  expect(await isSame()).toBe(true)
  expect(complaints).toEqual([])
})

test('a link to an anchor of the same page scrolls there', async ({ page }) => {
  await openAwake(page, '/local-store')
  await page.getByRole('link', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Installation packs' })).toBeInViewport()
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

test('a page pointed at is asked for with the code of its form, and a press asks for no more', async ({
  page,
}) => {
  await openAwake(page, '/')
  const asked = requestsOf(page)
  await contactsBelow(page).hover()
  await expect.poll(() => asked.some(isData)).toBe(true)
  await page.waitForLoadState('networkidle')
  const ahead = asked.filter(isScript)
  expect(ahead).not.toEqual([])
  await contactsBelow(page).click()
  await expect(page.locator('form[data-form]')).toBeVisible()
  expect(asked.filter(isScript)).toEqual(ahead)
})

test('with data saving on, nothing is asked for before a link is pressed', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await openAwake(page, '/')
  await contactsBelow(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const asked = requestsOf(page)
  await contactsBelow(page).hover()
  await contactsBelow(page).focus()
  const answered = page.waitForResponse((response) => isData(response.url()))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center', exact: true }).click()
  await answered
  expect(asked.filter(isScript)).toEqual([])
  expect(asked.filter(isData)).toHaveLength(1)
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('back at once, while a move is still being drawn, is no fault', async ({ page, complaints }) => {
    await openAwake(page, '/')
    await page.evaluate(goBackOnceDrawing)
    await contactsBelow(page).click()
    await expect(page.locator('body')).toHaveAttribute('data-went-back')
    await expect(page).toHaveURL('/')
    await expect(contactsBelow(page)).toBeVisible()
    await expect.poll(() => page.evaluate(isStillDrawing)).toBe(false)
    expect(complaints).toEqual([])
  })
})

/** Back at the moment when the move's transition has begun and shows nothing yet: it is then skipped. */
function goBackOnceDrawing(): void {
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    document.startViewTransition = start
    const transition = start(update)
    transition.skipTransition()
    history.back()
    document.body.dataset['wentBack'] = ''
    return transition
  }
}

function isStillDrawing(): boolean {
  return document.documentElement.matches(':active-view-transition')
}

function contactsBelow(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Contacts', exact: true })
}

function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}

function isData(address: string): boolean {
  return new URL(address).pathname.endsWith('.data')
}

function isScript(address: string): boolean {
  return new URL(address).pathname.endsWith('.js')
}

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
