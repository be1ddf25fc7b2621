import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { countSubmissions } from '../support/read-submissions.ts'
import { expectAllGiven } from './answering.ts'
import { contact } from './cases/contact.ts'
import { installation } from './cases/installation.ts'
import { expectOpen } from './expect-open.ts'
import { expectThanks } from './expect-thanks.ts'
import { fillIn, send, sendButton } from './filling-in.ts'
import { type FormCase, answersOf } from './form-case.ts'
import { openForm } from './open-form.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

type Answer = NonNullable<Parameters<Route['fulfill']>[0]>

const PORTAL = '<!doctype html><title>Sign in</title><h1>Sign in to the Wi-Fi</h1>'

/** Successes of something between the browser and the site: none of them means that anything was stored. */
const FOREIGN_SUCCESSES: readonly (readonly [string, Answer])[] = [
  ['the page of a captive portal', { status: 200, contentType: 'text/html', body: PORTAL }],
  ['an empty answer', { status: 204 }],
  ['a maintenance message', { status: 200, json: { message: 'maintenance' } }],
  ['a receipt without a reference', { status: 201, json: { id: '1', message: 'Thank you' } }],
  ['a created page', { status: 201, contentType: 'text/html', body: PORTAL }],
]

for (const of of [contact, installation]) {
  test(`T90: ${of.title}: a success that is not ours is a failure, and nothing typed is lost`, async ({
    page,
    site,
  }) => {
    test.slow(of.guided)
    const before = await countSubmissions(site, of.name).catch(() => 0)
    const form = await openForm(page, of)
    await fillIn(form, of)
    const keys: (string | null)[] = []
    for (const [name, answer] of FOREIGN_SUCCESSES) {
      await answerWith(page, of, keys, answer)
      await send(form, of)
      await expect.poll(() => keys.length, name).toBe(FOREIGN_SUCCESSES.findIndex(([it]) => it === name) + 1)
      await expect(form.getByRole('alert').locator('li, p'), name).toHaveText([
        of.rejected.replace('{status}', String(answer.status)),
      ])
      await expect(sendButton(form, of)).toBeEnabled()
      await expectAllGiven(form, answersOf(of))
      if (of.guided) expect(await draftOf(page, of), name).toContain('Flor')
    }
    await expectOpen(page, 'foreign success')
    expect(new Set(keys).size).toBe(1)
    expect(await countSubmissions(site, of.name).catch(() => 0)).toBe(before)

    await page.unroute(`**${of.endpoint}`)
    await send(form, of)
    await expectThanks(page, of)
    expect(await countSubmissions(site, of.name)).toBe(before + 1)
  })
}

test('T90: answers are not sent on to where a captive portal redirects', async ({ page }) => {
  const form = await openForm(page, contact)
  await fillIn(form, contact)
  const redirected: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/portal')) redirected.push(request.url())
  })
  await page.route(`**${contact.endpoint}`, (route) =>
    route.fulfill({ status: 307, headers: { location: '/portal' } }),
  )
  await send(form, contact)
  await expect(form.getByRole('alert')).toHaveText(contact.unreachable)
  await expectAllGiven(form, answersOf(contact))
  expect(redirected).toEqual([])
})

async function answerWith(page: Page, of: FormCase, keys: (string | null)[], answer: Answer): Promise<void> {
  await page.unroute(`**${of.endpoint}`)
  await page.route(`**${of.endpoint}`, async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'))
    await route.fulfill(answer)
  })
}

function draftOf(page: Page, of: FormCase): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), `beam-draft-${of.name}`)
}
