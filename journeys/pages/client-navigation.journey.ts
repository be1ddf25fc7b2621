import { aboutUs } from '@beam/content/defaults/pages/about-us.ts'
import { banks } from '@beam/content/defaults/pages/banks.ts'
import type { Locator, Page, Request } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { markDocument } from '../support/mark-document.ts'
import { openHydrated } from '../support/open-hydrated.ts'
import { mainMenu } from './main-menu.ts'
import { readHead } from './read-head.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('navigation starts at the top, with the new title and the focus on the new heading', async ({
  page,
  site,
  pageErrors,
}) => {
  await openHydrated(page, '/')
  const isSame = await markDocument(page)
  const end = page.getByRole('contentinfo').getByRole('link', { name: 'Contacts', exact: true })
  await end.scrollIntoViewIfNeeded()
  expect(await scrolled(page)).toBeGreaterThan(800)
  await end.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => scrolled(page)).toBe(0)
  await goToBanks(page)
  await expect(page).toHaveTitle(banks.title)
  expect(await readHead(page)).toMatchObject({
    canonical: [`${site.url}/banks`],
    meta: { description: banks.shareDescription, 'og:title': banks.shareTitle },
  })
  expect(await isSame()).toBe(true)
  expect(pageErrors).toEqual([])
})

test('back restores the scroll position', async ({ page }) => {
  await openHydrated(page, '/')
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

test('an address with an anchor scrolls to its target', async ({ page }) => {
  await page.goto('/local-store#installation-packs')
  await expect(page.getByRole('heading', { name: 'Installation packs' })).toBeInViewport()
})

test('a link to an anchor of another page scrolls to its target', async ({ page, pageErrors }) => {
  await openHydrated(page, '/')
  const isSame = await markDocument(page)
  await mainMenu(page).group('Business').click()
  await mainMenu(page).link('Installation packs').click()
  await expect(page).toHaveURL('/local-store#installation-packs')
  await expect(page.getByRole('heading', { name: 'Installation packs' })).toBeInViewport()
  await expect(page.locator('#installation-packs')).toBeFocused()
  expect(await isSame()).toBe(true)
  expect(pageErrors).toEqual([])
})

test('a link to an anchor of the same page scrolls to its target', async ({ page }) => {
  await openHydrated(page, '/local-store')
  await page.getByRole('link', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Installation packs' })).toBeInViewport()
})

test('a page has the same styles after navigation as after a full load', async ({ page }) => {
  await openHydrated(page, '/about-us')
  const opened = await layoutOf(page)
  await page.goto('/banks')
  await openHydrated(page, '/banks')
  await mainMenu(page).group('Company').click()
  await mainMenu(page).link('About Us').click()
  await expect(page).toHaveTitle(aboutUs.title)
  await page.mouse.move(1, 1, { steps: 2 })
  await expect.poll(() => layoutOf(page)).toEqual(opened)
})

test('hover prefetches data and the code of the form, and a press loads no further code', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const requested = collectRequests(page)
  const finished = collectRequests(page, 'requestfinished')
  const data = page.waitForRequest((request) => isData(request.url()))
  await footerContactsLink(page).hover()
  // Not by a prefetch link: Firefox would check it against a policy that allows nothing.
  expect((await data).resourceType()).toBe('fetch')
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
  // What forms share, and the definition of this one.
  await expect.poll(() => finished.filter(isScript).length).toBeGreaterThan(1)
  await expect.poll(() => requested.filter((url) => !finished.includes(url))).toEqual([])
  const prefetched = requested.filter(isScript)
  await footerContactsLink(page).click()
  await expect(page.locator('form[data-form]')).toBeVisible()
  expect(requested.filter(isScript)).toEqual(prefetched)
})

test('a page that takes long shows that it is loading', async ({ page }) => {
  await openHydrated(page, '/')
  const shown = page.getByRole('progressbar', { name: 'Loading page' })
  const released = Promise.withResolvers<void>()
  await page.route(/\.data(?:\?|$)/, async (route) => {
    await released.promise
    await route.continue()
  })
  await footerContactsLink(page).click()
  await expect(shown).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL('/')
  released.resolve()
  await expect(page).toHaveURL('/contacts')
  await expect(shown).toHaveCount(0)
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
})

test('a page that arrives within 150 ms shows no sign of loading, a later one does', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/')
  const shown = page.getByRole('progressbar', { name: 'Loading page' })
  const released = Promise.withResolvers<void>()
  await page.route(/\.data(?:\?|$)/, async (route) => {
    await released.promise
    await route.continue()
  })
  // From here the clock stands: only `runFor` moves it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const requested = page.waitForRequest((request) => isData(request.url()))
  await footerContactsLink(page).press('Enter')
  await requested
  await page.clock.runFor(149)
  await expect(shown).toHaveCount(0)
  // React may have started to wait a moment after the request.
  let moreMs = 0
  await expect
    .poll(
      async () => {
        moreMs += 1
        await page.clock.runFor(1)
        return shown.count()
      },
      { intervals: [1] },
    )
    .toBe(1)
  expect(moreMs).toBeLessThanOrEqual(150)
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  released.resolve()
  await page.clock.resume()
  await expect(page).toHaveURL('/contacts')
  await expect(shown).toHaveCount(0)
})

test('with data saver on, nothing is loaded before a link is pressed', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await openHydrated(page, '/')
  await footerContactsLink(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const requested = collectRequests(page)
  await footerContactsLink(page).hover()
  await footerContactsLink(page).focus()
  const answered = page.waitForResponse((response) => isData(response.url()))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center', exact: true }).click()
  await answered
  expect(requested.filter(isScript)).toEqual([])
  expect(requested.filter(isData)).toHaveLength(1)
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('going back during a view transition causes no error', async ({ page, pageErrors }) => {
    await openHydrated(page, '/')
    await page.evaluate(goBackDuringTransition)
    await footerContactsLink(page).click()
    await expect(page.locator('body')).toHaveAttribute('data-went-back')
    await expect(page).toHaveURL('/')
    await expect(footerContactsLink(page)).toBeVisible()
    await expect.poll(() => page.evaluate(isTransitionRunning)).toBe(false)
    expect(pageErrors).toEqual([])
  })
})

/** Goes back when the view transition has started but shows nothing yet; the transition is then skipped. */
function goBackDuringTransition(): void {
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

function isTransitionRunning(): boolean {
  return document.documentElement.matches(':active-view-transition')
}

function footerContactsLink(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Contacts', exact: true })
}

/** URLs of the requests that have begun or finished from now on. */
function collectRequests(page: Page, event: 'request' | 'requestfinished' = 'request'): string[] {
  const urls: string[] = []
  const collect = (request: Request) => void urls.push(request.url())
  if (event === 'request') page.on(event, collect)
  else page.on(event, collect)
  return urls
}

function isData(address: string): boolean {
  return new URL(address).pathname.endsWith('.data')
}

function isScript(address: string): boolean {
  return new URL(address).pathname.endsWith('.js')
}

async function goToBanks(page: Page): Promise<void> {
  await mainMenu(page).group('Partners').click()
  await mainMenu(page).link('Banks').click()
  await expect(page).toHaveURL('/banks')
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

/** Position and size of every element of the page. */
function layoutOf(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, width, height } = element.getBoundingClientRect()
        return `${element.tagName} ${Math.round(x)} ${Math.round(width)} ${Math.round(height)}`
      }),
  )
}
