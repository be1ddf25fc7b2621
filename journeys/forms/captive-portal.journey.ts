import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { countSubmissions } from '../support/count-submissions.ts'
import { expectAllFilled } from './fill-fields.ts'
import { contact } from './cases/contact.ts'
import { installation } from './cases/installation.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectThanks } from './expect-thanks.ts'
import { fillForm, send, sendButton } from './fill-form.ts'
import { type FormCase, answersOf } from './form-case.ts'
import { openForm } from './open-form.ts'

type MockResponse = NonNullable<Parameters<Route['fulfill']>[0]>

const PORTAL = '<!doctype html><title>Sign in</title><h1>Sign in to the Wi-Fi</h1>'

/**
 * Successful responses from something between the browser and the site: none of them means that anything was stored.
 */
const FOREIGN_SUCCESSES: readonly (readonly [string, MockResponse])[] = [
  ['the page of a captive portal', { status: 200, contentType: 'text/html', body: PORTAL }],
  ['an empty response', { status: 204 }],
  ['a maintenance message', { status: 200, json: { message: 'maintenance' } }],
  ['a receipt without a reference', { status: 201, json: { id: '1', message: 'Thank you' } }],
  ['a created page', { status: 201, contentType: 'text/html', body: PORTAL }],
]

for (const formCase of [contact, installation]) {
  test(`T90: ${formCase.title}: a successful response that is not ours counts as a failure, and no answer is lost`, async ({
    page,
    site,
  }) => {
    test.slow(formCase.guided)
    const before = countSubmissions(site, formCase.name)
    const form = await openForm(page, formCase)
    await fillForm(form, formCase)
    const keys: (string | null)[] = []
    for (const [name, answer] of FOREIGN_SUCCESSES) {
      await respondWith(page, formCase, keys, answer)
      await send(form, formCase)
      await expect.poll(() => keys.length, name).toBe(FOREIGN_SUCCESSES.findIndex(([it]) => it === name) + 1)
      await expect(form.getByRole('alert').locator('li, p'), name).toHaveText([
        formCase.rejected.replace('{status}', String(answer.status)),
      ])
      await expect(sendButton(form, formCase)).toBeEnabled()
      await expectAllFilled(form, answersOf(formCase))
      if (formCase.guided) await expect.poll(() => draftOf(page, formCase), name).toContain('Flor')
    }
    await expectAccessible(page, 'foreign success')
    expect(new Set(keys).size).toBe(1)
    expect(countSubmissions(site, formCase.name)).toBe(before)

    await page.unroute(`**${formCase.endpoint}`)
    await send(form, formCase)
    await expectThanks(page, formCase)
    expect(countSubmissions(site, formCase.name)).toBe(before + 1)
  })
}

test('T90: a redirect by a captive portal does not receive the answers', async ({ page }) => {
  const form = await openForm(page, contact)
  await fillForm(form, contact)
  const redirected: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/portal')) redirected.push(request.url())
  })
  await page.route(`**${contact.endpoint}`, (route) =>
    route.fulfill({ status: 307, headers: { location: '/portal' } }),
  )
  await send(form, contact)
  await expect(form.getByRole('alert')).toHaveText(contact.unreachable)
  await expectAllFilled(form, answersOf(contact))
  expect(redirected).toEqual([])
})

async function respondWith(
  page: Page,
  formCase: FormCase,
  keys: (string | null)[],
  answer: MockResponse,
): Promise<void> {
  await page.unroute(`**${formCase.endpoint}`)
  await page.route(`**${formCase.endpoint}`, async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'))
    await route.fulfill(answer)
  })
}

function draftOf(page: Page, formCase: FormCase): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), `beam-draft-${formCase.name}`)
}
