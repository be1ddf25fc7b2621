import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { countSubmissions } from '../support/read-submissions.ts'
import { expectAllGiven, give } from './answering.ts'
import { apply } from './cases/apply.ts'
import { contact } from './cases/contact.ts'
import { installation } from './cases/installation.ts'
import { expectThanks } from './expect-thanks.ts'
import { fillIn, goOn, send } from './filling-in.ts'
import { type FormCase, answersOf } from './form-case.ts'
import { type HeldPosts, holdPosts } from './hold-posts.ts'
import { formOn, openForm, untilAwake } from './open-form.ts'

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

for (const of of [contact, apply, installation]) {
  test(`${of.title}: who leaves the page while it is sent finds the receipt on return`, async ({
    page,
    site,
    pageErrors,
  }) => {
    const before = await countSubmissions(site, of.name).catch(() => 0)
    const { server } = await sendSlowly(page, of)
    await leaveTo(page, 'Help Center', '/help-center')
    const answer = page.waitForResponse(`**${of.endpoint}`)
    server.release()
    const { reference } = (await (await answer).json()) as { reference: string }
    await backTo(page, of)
    expect(await expectThanks(page, of)).toBe(reference)
    expect(server.count()).toBe(1)
    expect(await countSubmissions(site, of.name)).toBe(before + 1)
    await page.reload()
    await expectThanks(page, of)
    await page.getByRole('link', { name: 'Fill in the form again' }).click()
    await expect(formOn(page, of)).toBeVisible()
    await page.reload()
    await expect(formOn(page, of)).toBeVisible()
    expect(pageErrors).toEqual([])
  })
}

for (const of of [contact, installation]) {
  test(`${of.title}: who returns while it is sent sees it busy with every answer, then the thanks`, async ({
    page,
  }) => {
    const { form, server } = await sendSlowly(page, of)
    await leaveTo(page, 'Help Center', '/help-center')
    await backTo(page, of)
    await expect(form.getByRole('button', { name: of.busy, exact: true })).toBeDisabled()
    await expectAllGiven(form, answersOf(of))
    server.release()
    await expectThanks(page, of)
    expect(server.count()).toBe(1)
  })
}

test('who leaves while it is sent and it fails is told on return, with every answer', async ({ page }) => {
  const form = await openForm(page, contact)
  await fillIn(form, contact)
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
  await expectAllGiven(form, answersOf(contact))
  await page.unroute(`**${contact.endpoint}`)
  await send(form, contact)
  await expectThanks(page, contact)
})

test('after it was left and stored, a reload elsewhere keeps the receipt, and the form shows it by itself', async ({
  page,
}) => {
  const { server } = await sendSlowly(page, contact)
  await leaveTo(page, 'Help Center', '/help-center')
  const answer = page.waitForResponse(`**${contact.endpoint}`)
  server.release()
  await (await answer).finished()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('beam-receipt-contact'))).not.toBeNull()
  await page.reload()
  await page.goto(contact.page)
  await expectThanks(page, contact)
})

for (const of of [contact, apply, installation]) {
  test(`${of.title}: a reload while it is sent keeps the answers, and sent again it is stored once`, async ({
    page,
    site,
  }) => {
    const before = await countSubmissions(site, of.name).catch(() => 0)
    const form = await openForm(page, of)
    await fillIn(form, of)
    const first = await storeWithoutAnswer(page, of)
    await send(form, of)
    const reference = await first.reference
    await page.reload()
    await page.unroute(`**${of.endpoint}`)
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    await untilAwake(form)
    const [lost, kept] = [
      answersOf(of).filter(isNeverStored),
      answersOf(of).filter((it) => !isNeverStored(it)),
    ]
    await expectAllGiven(form, kept)
    for (const answer of lost) await give(form, answer)
    if (of.guided) await goOn(form, of)
    await send(form, of)
    const second = await expectThanks(page, of)
    // A file chosen again is another file to a browser that gives it another date.
    if (lost.every(({ kind }) => kind !== 'attach')) {
      expect(second).toBe(reference)
      expect(await countSubmissions(site, of.name)).toBe(before + 1)
    }
  })
}

async function sendSlowly(page: Page, of: FormCase): Promise<{ form: Locator; server: HeldPosts }> {
  const form = await openForm(page, of)
  await fillIn(form, of)
  const server = await holdPosts(page, of)
  await send(form, of)
  await expect(form.getByRole('button', { name: of.busy, exact: true })).toBeDisabled()
  return { form, server }
}

/** The post arrives and is stored; its answer never comes back. */
async function storeWithoutAnswer(page: Page, of: FormCase): Promise<{ reference: Promise<string> }> {
  let resolve: (reference: string) => void = () => {}
  const reference = new Promise<string>((it) => (resolve = it))
  await page.route(`**${of.endpoint}`, async (route) => {
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
async function backTo(page: Page, of: FormCase): Promise<void> {
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${of.page}(?:#review-title)?$`))
}

function isNeverStored({ kind, label }: { kind: string; label: string }): boolean {
  return kind === 'attach' || /^(?:IBAN|Certificate Code)/.test(label)
}
