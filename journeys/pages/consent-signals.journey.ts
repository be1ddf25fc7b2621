import type { Page, Route } from '@playwright/test'
import { expect, test as base } from '../support/journey.ts'
import { blockExternalRequests } from '../support/block-external-requests.ts'
import { openHydrated } from '../support/open-hydrated.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { cookieBanner, press } from './cookie-banner.ts'

const CHAT = 'https://chat.example.com/chat.js'
const TAGS = 'https://www.googletagmanager.com/gtm.js?id=GTM-JOURNEY1'

/** A site with a tag manager and a chat widget. */
const test = base.extend<object, { foreignScripts: Site }>({
  foreignScripts: [
    async ({ contentService }, use) => {
      const site = await startSite({
        env: {
          CONTENT_SERVICE_URL: contentService.url,
          TAG_MANAGER_ID: 'GTM-JOURNEY1',
          CHAT_SCRIPT_URL: CHAT,
        },
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ foreignScripts }, use) => use(foreignScripts.url),
})
test.describe.configure({ mode: 'serial' })

const DENIED = signals('denied')
/** The data layer after consent, in this order. */
const CONSENTED = [
  ['consent', 'default', DENIED],
  ['consent', 'update', signals('granted')],
  { 'gtm.start': expect.any(Number), event: 'gtm.js' },
]

test('T38: external scripts are requested only after Accept', async ({ page, context, foreignScripts }) => {
  const requested = await blockExternalRequests(context, foreignScripts.url)
  const violations = collectPolicyViolations(page)
  await openHydrated(page, '/banks')
  expect(await dataLayer(page)).toEqual([['consent', 'default', DENIED]])
  expect(requested).toEqual([])
  await press(page, 'Accept')
  await expect.poll(() => requested.toSorted()).toEqual([CHAT, TAGS])
  expect(await dataLayer(page)).toEqual(CONSENTED)
  expect(violations).toEqual([])
})

test('stored consent is respected: default first, then the choice, then the tags', async ({
  page,
  context,
  foreignScripts,
}) => {
  const requested = await blockExternalRequests(context, foreignScripts.url)
  const violations = collectPolicyViolations(page)
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'))
  await page.goto('/banks')
  await expect(cookieBanner(page)).toBeHidden()
  await expect.poll(() => requested.toSorted()).toEqual([CHAT, TAGS])
  expect(await dataLayer(page)).toEqual(CONSENTED)
  expect(violations).toEqual([])
})

test('T38: no external script is requested after Decline, on this page and the next', async ({
  page,
  context,
  foreignScripts,
}) => {
  const requested = await blockExternalRequests(context, foreignScripts.url)
  await openHydrated(page, '/banks')
  await press(page, 'Decline')
  expect(await dataLayer(page)).toEqual([
    ['consent', 'default', DENIED],
    ['consent', 'update', DENIED],
  ])
  await openHydrated(page, '/news')
  await expect(cookieBanner(page)).toBeHidden()
  expect(await dataLayer(page)).toEqual([
    ['consent', 'default', DENIED],
    ['consent', 'update', DENIED],
  ])
  expect(requested).toEqual([])
})

const FAILURES: readonly [string, (route: Route) => unknown][] = [
  ['are blocked', (route) => route.abort('blockedbyclient')],
  ['throw', (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("foreign")' })],
  ['never respond', () => {}],
]

for (const [failure, respond] of FAILURES) {
  test(`T37: when chat and tags ${failure}, forms and navigation still work`, async ({
    page,
    context,
    foreignScripts,
  }) => {
    await blockExternalRequests(context, foreignScripts.url)
    const requested: string[] = []
    for (const address of [CHAT, TAGS])
      await context.route(address, (route) => {
        requested.push(address)
        return respond(route)
      })
    await openHydrated(page, '/contacts')
    await press(page, 'Accept')
    await expect.poll(() => requested.toSorted()).toEqual([CHAT, TAGS])
    await page.getByRole('main').getByRole('form').getByRole('button', { name: /^Send/ }).click()
    await expect(page.getByRole('region', { name: /^There are \d+ problems$/ })).toBeFocused()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click()
    await expect(page).toHaveURL(`${foreignScripts.url}/help-center`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a changed choice is sent to the data layer', async ({ page, context, foreignScripts }) => {
  await blockExternalRequests(context, foreignScripts.url)
  await page.goto('/banks')
  await press(page, 'Accept')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await press(page, 'Decline')
  const entries = await dataLayer(page)
  expect(entries.at(-1)).toEqual(['consent', 'update', DENIED])
})

function signals(value: string): Record<string, string> {
  return { ad_storage: value, analytics_storage: value, ad_user_data: value, ad_personalization: value }
}

/** The entries of the data layer, in order. */
function dataLayer(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window as unknown as { dataLayer: object[] }).dataLayer.map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
    ),
  )
}

function collectPolicyViolations(page: Page): string[] {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  return violations
}
