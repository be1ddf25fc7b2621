import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { openAwake } from '../support/open-awake.ts'
import { watchPage } from '../support/watch-page.ts'
import { cookieQuestion, press, storedChoice } from './cookie-question.ts'

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

for (const [button, choice] of [
  ['Accept', 'accepted'],
  ['Decline', 'declined'],
] as const) {
  test(`${button} is stored, logged and not asked again`, async ({ page, complaints }) => {
    await page.goto('/banks')
    await expect(cookieQuestion(page)).toBeVisible()
    expect(await storedChoice(page)).toBeNull()
    const [log] = await Promise.all([page.waitForRequest(isLog), press(page, button)])
    await expect(cookieQuestion(page)).toBeHidden()
    expect(await storedChoice(page)).toBe(choice)
    expect(log.method()).toBe('POST')
    const body = log.postDataJSON() as { timestamp: string }
    expect(body).toEqual({ consent: choice, timestamp: expect.any(String) })
    expect(new Date(body.timestamp).toISOString()).toBe(body.timestamp)
    expect((await log.response())?.status()).toBe(204)
    await page.goto('/news')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(cookieQuestion(page)).toBeHidden()
    expect(complaints).toEqual([])
  })
}

test('its two buttons weigh the same', async ({ page }) => {
  await page.goto('/banks')
  const looks = await cookieQuestion(page)
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

test('the choice stays while visitors move about, and React leaves it alone', async ({
  page,
  complaints,
}) => {
  await openAwake(page, '/banks')
  await press(page, 'Decline')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacts', exact: true }).click()
  await expect(page).toHaveURL('/contacts')
  await expect(cookieQuestion(page)).toBeHidden()
  expect(complaints).toEqual([])
})

test('T42: a choice that is no choice is asked for again', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'perhaps'))
  await page.goto('/banks')
  await expect(cookieQuestion(page)).toBeVisible()
})

test('the footer asks again, and gives the focus back', async ({ page }) => {
  await page.goto('/banks')
  await press(page, 'Accept')
  const settings = page.getByRole('button', { name: 'Cookie settings' })
  await settings.click()
  await expect(cookieQuestion(page)).toBeVisible()
  await expect(cookieQuestion(page).getByRole('button').first()).toBeFocused()
  await press(page, 'Decline')
  await expect(cookieQuestion(page)).toBeHidden()
  await expect(settings).toBeFocused()
  expect(await storedChoice(page)).toBe('declined')
})

for (const [words, answer] of [
  ['cannot be reached', null],
  ['fails', 500],
  ['is answered by a captive portal', 200],
] as const) {
  test(`T39 and T90: when the log ${words}, only the console hears of it`, async ({ page, site }) => {
    await page.route('**/api/log-consent', (route) =>
      answer === null ? route.abort('connectionrefused') : route.fulfill({ status: answer, body: '' }),
    )
    const complaints = watchPage(page, site.url)
    await page.goto('/banks')
    await press(page, 'Accept')
    await expect(cookieQuestion(page)).toBeHidden()
    await expect
      .poll(() =>
        complaints.filter((complaint) => complaint.startsWith('console: The cookie choice was not logged:')),
      )
      .toHaveLength(1)
    expect(complaints.filter((complaint) => complaint.startsWith('error: '))).toEqual([])
    expect(await storedChoice(page)).toBe('accepted')
  })
}

test('T42: it works where storage is blocked', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await page.goto('/banks')
  await expect(cookieQuestion(page)).toBeVisible()
  await Promise.all([page.waitForRequest(isLog), press(page, 'Accept')])
  await expect(cookieQuestion(page)).toBeHidden()
  await leaveTo(page, 'Contacts')
  await expect(cookieQuestion(page)).toBeHidden()
  expect(complaints).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is asked, for nothing is set', async ({ page, context }) => {
    await page.goto('/banks')
    await expect(cookieQuestion(page)).toBeHidden()
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
