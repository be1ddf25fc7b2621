import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { pagePath } from '@beam/content/model/page.ts'
import { formNamed } from '@beam/forms/all-forms.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { markDocument } from '../support/mark-document.ts'
import { openHydrated } from '../support/open-hydrated.ts'
import { mainMenu } from './main-menu.ts'

const WITHOUT_FORM = ALL_PAGES.filter((page) => page.blocks.every((block) => block.block !== 'form'))

test('without interaction, no script and no state is loaded', async ({ page, pageErrors }) => {
  const sent = collectScriptRequests(page)
  for (const { slug } of WITHOUT_FORM.filter((document) => document.slug !== '404')) {
    await page.goto(pagePath(slug), { waitUntil: 'load' })
    await idle(page)
  }
  expect(sent).toEqual([])
  expect(pageErrors).toEqual([])
})

for (const [path, most, lastFile] of [
  ['/', 10, '/art/ranking-podium.svg'],
  ['/contacts', 12, '/state/'],
] as const)
  test(`${path} needs at most ${most} requests before an interaction`, async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await page.goto(path)
    await expect.poll(() => sent.some((address) => address.includes(lastFile))).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(sent.slice(most)).toEqual([])
  })

for (const [event, act] of [
  ['pointer', (page: Page) => page.mouse.move(40, 40, { steps: 2 })],
  ['key', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`the first ${event} event loads the scripts, and navigation needs no reload`, async ({
    page,
    pageErrors,
  }) => {
    const sent = collectScriptRequests(page)
    await page.goto('/banks')
    expect(sent).toEqual([])
    await act(page)
    await page.waitForFunction(() => sessionStorage.getItem('footer') !== null)
    expect(sent.length).toBeGreaterThan(0)
    const isSame = await markDocument(page)
    await mainMenu(page).group('Company').click()
    await mainMenu(page).link('News').click()
    await expect(page).toHaveURL('/news')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await isSame()).toBe(true)
    expect(pageErrors).toEqual([])
  })
}

test('a page with a form preloads its scripts without running them', async ({ page, pageErrors }) => {
  const sent = collectScriptRequests(page)
  await page.goto('/contacts')
  await expect.poll(() => sent.some((address) => address.includes('/assets/'))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(pageErrors).toEqual([])
})

test('whichever script of a form page cannot be loaded, the form works as plain HTML', async ({ page }) => {
  const scripts = await scriptsOf(page, '/contacts')
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) {
    await page.route(`**${script}`, (route) => route.abort())
    await page.goto('/contacts')
    await activateWithout(page, script)
    const posted = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Send message' }).click()
    expect([script, (await posted).status()]).toEqual([script, 422])
    await expect(page.getByRole('region', { name: 'There are 6 problems' })).toBeVisible()
    await page.unrouteAll()
  }
})

test('whichever script of a page cannot be loaded, its links load the next page', async ({ page }) => {
  const scripts = await scriptsOf(page, '/local-store')
  expect(scripts.length).toBeGreaterThan(2)
  for (const script of scripts) {
    await page.route(`**${script}`, (route) => route.abort())
    await page.goto('/local-store')
    await activateWithout(page, script)
    await page.locator('main a[href="/ls-inst-form"]').first().click()
    await expect(page).toHaveURL('/ls-inst-form')
    await page.unrouteAll()
  }
})

test('with data saver on, a page with a form preloads nothing', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  const sent = collectScriptRequests(page)
  await page.goto('/contacts', { waitUntil: 'networkidle' })
  expect(sent).toEqual([])
})

test('scripts run without interaction after a form sent without scripts, or when a draft exists', async ({
  page,
  pageErrors,
}) => {
  const contact = formNamed('contact')!
  const form = Object.fromEntries(
    Object.entries(filledAnswers(contact)).map(([name, answer]) => [
      name,
      answer === true ? 'on' : String(answer),
    ]),
  )
  const posted = await page.request.post(contact.page, { form, maxRedirects: 0 })
  await page.goto(posted.headers()['location'] ?? '')
  await page.waitForFunction(() => sessionStorage.getItem('footer') !== null)
  await page.evaluate(() => {
    sessionStorage.removeItem('footer')
    localStorage.setItem('beam-draft-installation', '{}')
  })
  await page.goto('/ls-inst-form')
  await page.waitForFunction(() => sessionStorage.getItem('footer') !== null)
  expect(pageErrors).toEqual([])
})

test('hydration does not change the page', async ({ page, pageErrors }) => {
  await page.goto('/')
  // After it no block waits to be rendered.
  await page.reload()
  const before = await shownText(page)
  await page.mouse.move(40, 40, { steps: 2 })
  await page.waitForFunction(() => sessionStorage.getItem('footer') !== null)
  expect(await shownText(page)).toBe(before)
  expect(pageErrors).toEqual([])
})

test('React hydrates a page that an extension has modified', async ({ page, pageErrors }) => {
  await page.goto('/')
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-extension', 'on')
    document.body.setAttribute('data-extension', 'on')
    document.head.append(document.createElement('link'))
    document.head.prepend(Object.assign(document.createElement('meta'), { name: 'extension' }))
    document.body.append(document.createElement('extension-panel'))
    document.body.prepend(document.createElement('extension-bar'))
    document.documentElement.append(document.createElement('extension-end'))
  })
  await page.mouse.move(40, 40, { steps: 2 })
  await page.waitForFunction(() => sessionStorage.getItem('footer') !== null)
  const isSame = await markDocument(page)
  await mainMenu(page).group('Company').click()
  await mainMenu(page).link('News').click()
  await expect(page).toHaveURL('/news')
  expect(await isSame()).toBe(true)
  expect(pageErrors).toEqual([])
})

test('navigation through the whole site, including forms, causes no errors', async ({ page, pageErrors }) => {
  await openHydrated(page, '/')
  const isSame = await markDocument(page)
  for (const [group, link, path] of [
    ['Consumers', 'What we offer', '/what-we-offer'],
    ['Business', 'Online store', '/os-inst-form'],
    ['Company', 'Contacts', '/contacts'],
    ['Company', 'Spontaneous application', '/careers/spontaneous-application'],
    ['Consumers', 'Help Center', '/help-center'],
  ] as const) {
    await mainMenu(page).group(group).click()
    await mainMenu(page).link(link).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  expect(await isSame()).toBe(true)
  expect(pageErrors).toEqual([])
})

/** Paths of the scripts that a page waits with. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  const paths = html.matchAll(/(?<=(?:href|src)=")(?:\/assets\/[^"]+\.js|\/state\/[^"]+)(?=")/g)
  return [...new Set([...paths].map(([script]) => script))]
}

/** Resolves when the page has tried to load a script that the test holds back. */
async function activateWithout(page: Page, script: string): Promise<void> {
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(script))
  await page.evaluate(() => dispatchEvent(new Event('activate')))
  await failed
}

/** Requests for scripts and their data. */
function collectScriptRequests(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (['script', 'fetch', 'xhr'].includes(request.resourceType()) || request.url().includes('/state/'))
      sent.push(request.url())
  })
  return sent
}

function idle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}

function shownText(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerText)
}
