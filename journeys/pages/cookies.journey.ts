import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { openHydrated } from '../support/open-hydrated.ts'
import { collectPageErrors } from '../support/collect-page-errors.ts'
import { cookieBanner, press, storedChoice } from './cookie-banner.ts'

test.use({ viewport: { width: 1280, height: 900 } })

for (const [button, choice] of [
  ['Accept', 'accepted'],
  ['Decline', 'declined'],
] as const) {
  test(`${button} is stored, logged and not asked again`, async ({ page, pageErrors }) => {
    await page.goto('/banks')
    await expect(cookieBanner(page)).toBeVisible()
    expect(await storedChoice(page)).toBeNull()
    const [log] = await Promise.all([page.waitForRequest(isLog), press(page, button)])
    await expect(cookieBanner(page)).toBeHidden()
    expect(await storedChoice(page)).toBe(choice)
    expect(log.method()).toBe('POST')
    const body = log.postDataJSON() as { timestamp: string }
    expect(body).toEqual({ consent: choice, timestamp: expect.any(String) })
    expect(new Date(body.timestamp).toISOString()).toBe(body.timestamp)
    expect((await log.response())?.status()).toBe(204)
    await page.goto('/news')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(cookieBanner(page)).toBeHidden()
    expect(pageErrors).toEqual([])
  })
}

test('its two buttons have the same style', async ({ page }) => {
  await page.goto('/banks')
  const looks = await cookieBanner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(button)
        return { color, backgroundColor, fontSize, fontWeight, borderColor, height: button.clientHeight }
      }),
    )
  expect(looks).toHaveLength(2)
  expect(looks[0]).toEqual(looks[1])
})

test('the choice remains during client-side navigation', async ({ page, pageErrors }) => {
  await openHydrated(page, '/banks')
  await press(page, 'Decline')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacts', exact: true }).click()
  await expect(page).toHaveURL('/contacts')
  await expect(cookieBanner(page)).toBeHidden()
  expect(pageErrors).toEqual([])
})

test('T42: an invalid stored choice is asked for again', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'perhaps'))
  await page.goto('/banks')
  await expect(cookieBanner(page)).toBeVisible()
})

test('the footer reopens the question and restores the focus', async ({ page }) => {
  await page.goto('/banks')
  await press(page, 'Accept')
  const settings = page.getByRole('button', { name: 'Cookie settings' })
  await settings.click()
  await expect(cookieBanner(page)).toBeVisible()
  await expect(cookieBanner(page).getByRole('button').first()).toBeFocused()
  await press(page, 'Decline')
  await expect(cookieBanner(page)).toBeHidden()
  await expect(settings).toBeFocused()
  expect(await storedChoice(page)).toBe('declined')
})

for (const [failure, status] of [
  ['cannot be reached', null],
  ['fails', 500],
  ['is answered by a captive portal', 200],
] as const) {
  test(`T39 and T90: when the log ${failure}, the error appears only in the console`, async ({
    page,
    site,
  }) => {
    await page.route('**/api/log-consent', (route) =>
      status === null ? route.abort('connectionrefused') : route.fulfill({ status, body: '' }),
    )
    const pageErrors = collectPageErrors(page, site.url)
    await page.goto('/banks')
    await press(page, 'Accept')
    await expect(cookieBanner(page)).toBeHidden()
    await expect
      .poll(() =>
        pageErrors.filter((error) => error.startsWith('console: The cookie choice was not logged:')),
      )
      .toHaveLength(1)
    expect(pageErrors.filter((error) => error.startsWith('error: '))).toEqual([])
    expect(await storedChoice(page)).toBe('accepted')
  })
}

test('T42: it works when storage is blocked', async ({ page, pageErrors }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await page.goto('/banks')
  await expect(cookieBanner(page)).toBeVisible()
  await Promise.all([page.waitForRequest(isLog), press(page, 'Accept')])
  await expect(cookieBanner(page)).toBeHidden()
  // Before hydration the link would load a document, whose heading has no focus.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  await leaveTo(page, 'Contacts')
  await expect(cookieBanner(page)).toBeHidden()
  expect(pageErrors).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('no question is shown, because no cookie is set', async ({ page, context }) => {
    await page.goto('/banks')
    await expect(cookieBanner(page)).toBeHidden()
    expect(await context.cookies()).toEqual([])
  })
})

async function leaveTo(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

function isLog(request: Request): boolean {
  return request.url().endsWith('/api/log-consent')
}
