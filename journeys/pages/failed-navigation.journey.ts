import { banks } from '@beam/content/defaults/pages/banks.ts'
import type { BrowserContext, Page, Route } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { markDocument } from '../support/mark-document.ts'
import { openHydrated } from '../support/open-hydrated.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const FAILURES: readonly [string, (route: Route) => Promise<void>][] = [
  ['is unreachable', (route) => route.abort('connectionreset')],
  ['is a 503 from another server', (route) => route.fulfill({ status: 503, body: 'busy' })],
  ['is another document', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in' })],
]

for (const [failure, fail] of FAILURES)
  test(`when the data of a navigation ${failure}, the document is loaded`, async ({ page, context }) => {
    await openHydrated(page, '/about-us')
    const isSame = await markDocument(page)
    await context.route(isData, fail)
    const documents = documentsOf(page)
    await followBanks(page)
    await expect(page).toHaveTitle(banks.title)
    await expect(page).toHaveURL('/banks')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isSame()).toBe(false)
    expect(documents).toHaveLength(1)
  })

test('when the document fails too, its error is shown once, and later navigation works', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/about-us')
  const documents = documentsOf(page)
  await failWith503(context)
  await followBanks(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Busy')
  expect(documents).toHaveLength(1)
  await context.unrouteAll()
  await openHydrated(page, '/about-us')
  const isSame = await markDocument(page)
  await followBanks(page)
  await expect(page).toHaveTitle(banks.title)
  expect(await isSame()).toBe(true)
})

test('T93: the not-found page at a deeper address is hydrated in place', async ({ page, pageErrors }) => {
  for (const path of ['/made/up', '/made/up/again']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    await page.waitForFunction(() => sessionStorage.getItem('navigation') !== null)
    await expect(page).toHaveURL(path)
    await page.evaluate(() => sessionStorage.clear())
  }
  expect(pageErrors.filter((error) => !error.includes('404'))).toEqual([])
})

function isData(address: URL): boolean {
  return address.pathname.endsWith('.data')
}

async function failWith503(context: BrowserContext): Promise<void> {
  const body = '<!doctype html><title>Busy</title><h1>Busy</h1>'
  await context.route(isData, (route) => route.fulfill({ status: 503, body: 'busy' }))
  await context.route('**/banks', (route) => route.fulfill({ status: 503, contentType: 'text/html', body }))
}

function documentsOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) addresses.push(request.url())
  })
  return addresses
}

async function followBanks(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/banks"]')!.click())
}
