import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { countSubmissions } from '../support/count-submissions.ts'
import { expectAllFilled, fillField } from './fill-fields.ts'
import { apply } from './cases/apply.ts'
import { contact } from './cases/contact.ts'
import { installation } from './cases/installation.ts'
import { expectThanks } from './expect-thanks.ts'
import { fillForm, pressMainButton, send } from './fill-form.ts'
import { type FormCase, answersOf } from './form-case.ts'
import { type DelayedPosts, delayPosts } from './delay-posts.ts'
import { formOn, openForm, untilHydrated } from './open-form.ts'

test.use({ viewport: { width: 1280, height: 800 } })

for (const formCase of [contact, apply, installation]) {
  test(`${formCase.title}: a visitor who leaves the page while it is sent finds the receipt on return`, async ({
    page,
    site,
    pageErrors,
  }) => {
    const before = countSubmissions(site, formCase.name)
    const { server } = await sendDelayed(page, formCase)
    await leaveTo(page, 'Help Center', '/help-center')
    const answer = page.waitForResponse(`**${formCase.endpoint}`)
    server.release()
    const { reference } = (await (await answer).json()) as { reference: string }
    await backTo(page, formCase)
    expect(await expectThanks(page, formCase)).toBe(reference)
    expect(server.count()).toBe(1)
    expect(countSubmissions(site, formCase.name)).toBe(before + 1)
    await page.reload()
    await expectThanks(page, formCase)
    await page.getByRole('link', { name: 'Fill out the form again' }).click()
    await expect(formOn(page, formCase)).toBeVisible()
    await page.reload()
    await expect(formOn(page, formCase)).toBeVisible()
    expect(pageErrors).toEqual([])
  })
}

for (const formCase of [contact, installation]) {
  test(`${formCase.title}: a visitor who returns while it is sent sees the busy form with every answer, then the thanks`, async ({
    page,
  }) => {
    const { form, server } = await sendDelayed(page, formCase)
    await leaveTo(page, 'Help Center', '/help-center')
    await backTo(page, formCase)
    await expect(form.getByRole('button', { name: formCase.busy, exact: true })).toBeDisabled()
    await expectAllFilled(form, answersOf(formCase))
    server.release()
    await expectThanks(page, formCase)
    expect(server.count()).toBe(1)
  })
}

test('a visitor who leaves while it is sent sees its failure on return, with every answer', async ({
  page,
}) => {
  const form = await openForm(page, contact)
  await fillForm(form, contact)
  let fail = () => {}
  const failed = new Promise<void>((resolve) => (fail = resolve))
  await page.route(`**${contact.endpoint}`, async (route) => {
    await failed
    await route.abort('connectionreset')
  })
  await send(form, contact)
  await leaveTo(page, 'Help Center', '/help-center')
  const broken = page.waitForEvent('requestfailed')
  fail()
  await broken
  await backTo(page, contact)
  await expect(form.getByRole('alert')).toHaveText(contact.unreachable)
  await expectAllFilled(form, answersOf(contact))
  await page.unroute(`**${contact.endpoint}`)
  await send(form, contact)
  await expectThanks(page, contact)
})

test('the receipt of a form stored after its page was left survives a reload of another page', async ({
  page,
}) => {
  const { server } = await sendDelayed(page, contact)
  await leaveTo(page, 'Help Center', '/help-center')
  const answer = page.waitForResponse(`**${contact.endpoint}`)
  server.release()
  await (await answer).finished()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('beam-receipt-contact'))).not.toBeNull()
  await page.reload()
  await page.goto(contact.page)
  await expectThanks(page, contact)
})

for (const formCase of [contact, apply, installation]) {
  test(`${formCase.title}: a reload while it is sent loses no answers, and a retry stores it once`, async ({
    page,
    site,
  }) => {
    const before = countSubmissions(site, formCase.name)
    const form = await openForm(page, formCase)
    await fillForm(form, formCase)
    const first = await storeWithoutResponse(page, formCase)
    await send(form, formCase)
    const reference = await first.reference
    await page.reload()
    await page.unroute(`**${formCase.endpoint}`)
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    await untilHydrated(form)
    const [notStored, stored] = [
      answersOf(formCase).filter(isNeverDrafted),
      answersOf(formCase).filter((it) => !isNeverDrafted(it)),
    ]
    await expectAllFilled(form, stored)
    for (const answer of notStored) await fillField(form, answer)
    if (formCase.guided) await pressMainButton(form, formCase)
    await send(form, formCase)
    const second = await expectThanks(page, formCase)
    // A file chosen again may have another date in the browser: then it is another file.
    if (notStored.every(({ kind }) => kind !== 'file')) {
      expect(second).toBe(reference)
      expect(countSubmissions(site, formCase.name)).toBe(before + 1)
    }
  })
}

async function sendDelayed(page: Page, formCase: FormCase): Promise<{ form: Locator; server: DelayedPosts }> {
  const form = await openForm(page, formCase)
  await fillForm(form, formCase)
  const server = await delayPosts(page, formCase)
  await send(form, formCase)
  await expect(form.getByRole('button', { name: formCase.busy, exact: true })).toBeDisabled()
  return { form, server }
}

/** The post arrives and is stored; its response is lost. */
async function storeWithoutResponse(page: Page, formCase: FormCase): Promise<{ reference: Promise<string> }> {
  let resolve: (reference: string) => void = () => {}
  const reference = new Promise<string>((it) => (resolve = it))
  await page.route(`**${formCase.endpoint}`, async (route) => {
    const answer = await route.fetch()
    resolve(((await answer.json()) as { reference: string }).reference)
  })
  return { reference }
}

async function leaveTo(page: Page, link: string, path: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
  await expect(page).toHaveURL(path)
}

/** The review of a guided form has an entry of its own in the history. */
async function backTo(page: Page, formCase: FormCase): Promise<void> {
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${formCase.page}(?:#review-title)?$`))
}

function isNeverDrafted({ kind, label }: { kind: string; label: string }): boolean {
  return kind === 'file' || /^(?:IBAN|Certificate Code)/.test(label)
}
