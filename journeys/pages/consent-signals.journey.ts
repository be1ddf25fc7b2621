import type { Page, Route } from '@playwright/test'
import { expect, test as base } from '../support/journey.ts'
import { keepIn } from '../support/keep-in.ts'
import { openAwake } from '../support/open-awake.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { cookieQuestion, press } from './cookie-question.ts'

const CHAT = 'https://chat.example.com/chat.js'
const TAGS = 'https://www.googletagmanager.com/gtm.js?id=GTM-JOURNEY1'

/** A site with a tag manager and a chat. */
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
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ foreignScripts }, use) => use(foreignScripts.url),
})
test.describe.configure({ mode: 'serial' })

const DENIED = signals('denied')
/** What the tags are told where somebody accepts, in this order. */
const CONSENTED = [
  ['consent', 'default', DENIED],
  ['consent', 'update', signals('granted')],
  { 'gtm.start': expect.any(Number), event: 'gtm.js' },
]

test('T38: nobody else is asked for anything before Accept, and then both are', async ({
  page,
  context,
  foreignScripts,
}) => {
  const asked = await keepIn(context, foreignScripts.url)
  const violations = watchPolicy(page)
  await openAwake(page, '/banks')
  expect(await tagged(page)).toEqual([['consent', 'default', DENIED]])
  expect(asked).toEqual([])
  await press(page, 'Accept')
  await expect.poll(() => asked.toSorted()).toEqual([CHAT, TAGS])
  expect(await tagged(page)).toEqual(CONSENTED)
  expect(violations).toEqual([])
})

test('who accepted before is believed: default first, then the choice, then the tags', async ({
  page,
  context,
  foreignScripts,
}) => {
  const asked = await keepIn(context, foreignScripts.url)
  const violations = watchPolicy(page)
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'))
  await page.goto('/banks')
  await expect(cookieQuestion(page)).toBeHidden()
  await expect.poll(() => asked.toSorted()).toEqual([CHAT, TAGS])
  expect(await tagged(page)).toEqual(CONSENTED)
  expect(violations).toEqual([])
})

test('T38: nobody else is asked for anything after Decline, on this page and the next', async ({
  page,
  context,
  foreignScripts,
}) => {
  const asked = await keepIn(context, foreignScripts.url)
  await openAwake(page, '/banks')
  await press(page, 'Decline')
  expect(await tagged(page)).toEqual([
    ['consent', 'default', DENIED],
    ['consent', 'update', DENIED],
  ])
  await openAwake(page, '/news')
  await expect(cookieQuestion(page)).toBeHidden()
  expect(await tagged(page)).toEqual([
    ['consent', 'default', DENIED],
    ['consent', 'update', DENIED],
  ])
  expect(asked).toEqual([])
})

const IN_TROUBLE: readonly [string, (route: Route) => unknown][] = [
  ['are blocked', (route) => route.abort('blockedbyclient')],
  ['throw', (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("foreign")' })],
  ['never answer', () => {}],
]

for (const [what, meet] of IN_TROUBLE) {
  test(`T37: where chat and tags ${what}, forms and moves go on`, async ({
    page,
    context,
    foreignScripts,
  }) => {
    await keepIn(context, foreignScripts.url)
    const asked: string[] = []
    for (const address of [CHAT, TAGS])
      await context.route(address, (route) => {
        asked.push(address)
        return meet(route)
      })
    await openAwake(page, '/contacts')
    await press(page, 'Accept')
    await expect.poll(() => asked.toSorted()).toEqual([CHAT, TAGS])
    await page.getByRole('main').getByRole('form').getByRole('button', { name: /^Send/ }).click()
    await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click()
    await expect(page).toHaveURL(`${foreignScripts.url}/help-center`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a change of mind is told', async ({ page, context, foreignScripts }) => {
  await keepIn(context, foreignScripts.url)
  await page.goto('/banks')
  await press(page, 'Accept')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await press(page, 'Decline')
  const told = await tagged(page)
  expect(told.at(-1)).toEqual(['consent', 'update', DENIED])
})

function signals(value: string): Record<string, string> {
  return { ad_storage: value, analytics_storage: value, ad_user_data: value, ad_personalization: value }
}

/** What the data layer was told, in order. */
function tagged(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window as unknown as { dataLayer: object[] }).dataLayer.map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
    ),
  )
}

function watchPolicy(page: Page): string[] {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  return violations
}
