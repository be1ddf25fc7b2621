import type { Page } from '@playwright/test'
import type { Editor } from '../../cms/tests/sign-in.ts'
import { invite } from '../../cms/tests/invite.ts'
import { HONEYPOT_NAME } from '../../forms/engine/honeypot.ts'
import { hostileTexts } from '../../forms/testing/hostile-texts.ts'
import { axeViolations } from '../support/axe-violations.ts'
import { clippedText } from '../support/clipped-text.ts'
import { expect, test } from './editor-fixtures.ts'
import { continueSession, panelAt } from './open-panel.ts'
import { sendSubmission } from './send-submissions.ts'

/** Receiving submissions removes direction overrides; what is left must be text. */
const HOSTILE = '<img src=x onerror="document.title=1">&lt;b&gt;'
/** Of ten thousand, which a unit test turns into text one by one. */
const HOSTILE_TEXTS = hostileTexts(10_000).filter((text, index) => index % 200 === 0 || text.length > 10_000)
const LISTED = 50
const MAX_NAME = 200
/** Strapi keeps it out of sight until it is focused. */
const SKIP_LINK = 'Skip to content'

test('T129: support answers a message, and sees no other forms', async ({ page, service, site, editor }) => {
  test.setTimeout(240_000)
  const reference = await sendSubmission(site.url, 'contact', { firstName: 'Ada', email: 'ada@example.com' })
  await sendSubmission(site.url, 'investor', { firstName: 'Invisible' })
  const url = panelAt(service.url)
  const support = await invite(url, editor, 'Support', 'support@example.com', 'support')
  const inbox = await openInbox(page, service.url, support)

  await page.getByRole('button', { name: /^All/ }).click()
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByText('Invisible')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)

  await openSubmission(page, reference)
  await page.getByRole('button', { name: 'Assign to me' }).click()
  await expect(page.getByText('support assigned it to support')).toBeVisible()
  await page.getByRole('textbox', { name: 'New note' }).fill('Called back.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Called back.')).toBeVisible()

  // Meanwhile the administrator closes it: the next change shows that instead of overwriting it.
  const { item } = await show(editor, reference)
  await editor.request('POST', '/inbox/change', { id: item.id, version: item.version, status: 'handled' })
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('Changed in the meantime')).toBeVisible()
  await expect(page.getByText(/changed the status from New to Done/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible()

  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Ada/)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sent replies' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await page.goto(`${inbox}/audit`)
  await expect(page.getByText(/do not permit|role does not permit|permission/i).first()).toBeVisible()
})

test('T129: data protection reveals, exports and erases, and finds all of it in the audit log', async ({
  page,
  service,
  site,
  editor,
}) => {
  test.setTimeout(240_000)
  const answers = { email: 'erase-me@example.com', businessEmail: 'erase-me@example.com' }
  const reference = await sendSubmission(site.url, 'investor', answers)
  const url = panelAt(service.url)
  const officer = await invite(url, editor, 'Data protection', 'privacy@example.com', 'privacy')
  const inbox = await openInbox(page, service.url, officer)
  await page.getByRole('button', { name: /^All/ }).click()
  await openSubmission(page, reference)
  await page
    .getByRole('button', { name: /^Show: / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Hide: / })).toBeVisible()

  await page.getByRole('link', { name: 'Submissions' }).click()
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toContain('.csv')

  await page.getByRole('link', { name: 'Erase a person' }).click()
  await page.getByLabel(/E-mail address of the person/).fill('erase-me@example.com')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText(reference)).toBeVisible()
  const erase = page.getByRole('button', { name: 'Erase for good' })
  await page.getByLabel(/Type the address again/).fill('erase-me@example.co')
  await expect(erase).toBeDisabled()
  await page.getByLabel(/Type the address again/).fill('erase-me@example.com')
  await erase.click()
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible({ timeout: 60_000 })

  await page.goto(`${inbox}/audit`)
  for (const action of ['erased a person', 'exported submissions', 'showed'])
    await expect(page.getByText(`privacy ${action}`).first()).toBeVisible()
  await expect(page.getByText('erase-me@example.com')).toHaveCount(0)
})

test('T125: a hostile submission is text, and the inbox is accessible, in both themes', async ({
  page,
  service,
  site,
  editor,
}) => {
  test.setTimeout(240_000)
  const lines = Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n')
  const reference = await sendSubmission(site.url, 'contact', { firstName: HOSTILE, message: lines })
  await openInbox(page, service.url, editor)
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => localStorage.setItem('STRAPI_THEME', name), theme)
    await page.reload()
    await expect(page.getByText(HOSTILE).first()).toBeVisible()
    expect(await axeViolations(page, 'main')).toEqual([])
    await openSubmission(page, reference)
    await expect(page.getByText(HOSTILE).first()).toBeVisible()
    expect(await axeViolations(page, 'main')).toEqual([])
    await page.getByRole('link', { name: 'Back to the list' }).click()
  }
  expect(await page.title()).not.toBe('1')
  await expect(page.locator('main img[src=x]')).toHaveCount(0)

  // As if nothing had been checked when it was received: a list and a submission full of hostile texts.
  await answerWith(page, 'list', (list) => ({
    ...list,
    items: HOSTILE_TEXTS.slice(0, LISTED).map((text, index) => {
      const id = index === 0 ? list.items[0]?.id : String(index)
      return { ...list.items[0], id, name: text.slice(0, MAX_NAME), company: text.slice(-MAX_NAME) }
    }),
  }))
  await answerWith(page, 'show', (shown) => ({
    ...shown,
    sections: [{ title: 'Hostile', answers: HOSTILE_TEXTS.map(hostileAnswer) }],
    notes: HOSTILE_TEXTS.slice(0, 9).map((text, id) => ({
      id: String(id),
      author: { id: '1', name: text },
      at: 0,
      text,
    })),
  }))
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('button', { name: /^All/ }).click()
    await expect(page.getByRole('list', { name: 'Submissions' }).getByRole('listitem')).toHaveCount(LISTED)
    expect(await clippedBeside(page, SKIP_LINK)).toEqual([])
    await page.getByRole('list', { name: 'Submissions' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Hostile' })).toBeVisible()
    expect(await clippedBeside(page, SKIP_LINK)).toEqual([])
    expect(await page.evaluate(() => 'hostile' in window || 'hostile' in parent)).toBe(false)
    await expect(page.locator('main').locator('script, iframe, style, img[src=x], svg[onload]')).toHaveCount(
      0,
    )
    await page.getByRole('link', { name: 'Back to the list' }).click()
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('staff search, turn pages, change many at once, release what is no spam, and need no mouse', async ({
  page,
  service,
  site,
  editor,
}) => {
  test.setTimeout(240_000)
  const ofKeyboard = { lastName: 'Keyboardson' }
  // One after the other: an address may send only a few at a time.
  for (let sent = 0; sent < LISTED; sent++)
    await sendSubmission(site.url, 'local-partner', { lastName: 'Pageson' })
  const references: string[] = []
  for (let count = 0; count < 3; count++)
    references.push(await sendSubmission(site.url, 'local-partner', ofKeyboard))
  const spam = await sendSubmission(site.url, 'local-partner', { [HONEYPOT_NAME]: 'x', ...ofKeyboard })
  const inbox = await openInbox(page, service.url, editor)
  await page.goto(`${inbox}?view=all&form=local-partner`)
  const rows = page.getByRole('list', { name: 'Submissions' }).getByRole('listitem')
  await expect(rows).toHaveCount(LISTED)
  await expect(rows.first()).toContainText(spam)
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(page.getByText('Page 2')).toBeVisible()
  await expect(rows).toHaveCount(4)
  await page.getByRole('button', { name: 'Newer' }).click()
  await expect(rows.first()).toContainText(spam)

  await page.getByRole('heading', { name: 'Inbox', exact: true }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('keyboardson')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(4)
  expect(page.url()).not.toContain('keyboardson')

  // The newest is the suspected spam; the one after it is assigned, done, opened and left again with single keys.
  const second = rows.nth(1)
  await page.getByRole('heading', { name: 'Inbox', exact: true }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(second.getByRole('link')).toBeFocused()
  await page.keyboard.press('x')
  await expect(second.getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('x')
  await expect(second.getByRole('checkbox')).not.toBeChecked()
  await page.keyboard.press('e')
  await expect(second).toContainText('Done')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(references[2]!).first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByText(references[1]!).first()).toBeVisible()
  await page.keyboard.press('u')
  await expect(rows).toHaveCount(4)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')

  for (const reference of references.slice(0, 2))
    await page.getByRole('checkbox', { name: `Select ${reference}` }).click()
  const selected = page.getByRole('region', { name: 'Selected submissions' })
  await expect(selected).toContainText('2 selected')
  await selected.getByRole('button', { name: 'Assign to me' }).click()
  await expect(page.getByText('2 changed.')).toBeVisible()
  const ofAssignee = rows.filter({ hasText: references[0]! })
  await expect(ofAssignee).toContainText(await nameOf(editor))
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await expect(selected).toContainText('4 selected')
  await selected.getByRole('button', { name: 'Mark as done' }).click()
  // One is done already, and one is suspected of being spam.
  await expect(page.getByText('2 changed. 2 were left as they are')).toBeVisible()
  await expect(rows.filter({ hasText: 'Done' })).toHaveCount(3)

  await page.getByRole('button', { name: /^Suspected spam/ }).click()
  await openSubmission(page, spam)
  await page.getByRole('button', { name: 'Release: not spam' }).click()
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible()
  await expect(page.getByText('released it from suspected spam')).toBeVisible()
})

test('the list recovers by itself from a backend that restarts', async ({ page, service, site, editor }) => {
  test.setTimeout(240_000)
  const reference = await sendSubmission(site.url, 'contact', {})
  await openInbox(page, service.url, editor)
  await expect(page.getByText(reference)).toBeVisible()
  const error = {
    status: 503,
    message: 'The inbox cannot be reached just now.',
    details: { code: 'unreachable' },
  }
  await page.route('**/inbox/list', (route) => route.fulfill({ status: 503, json: { data: null, error } }))
  await page.getByRole('button', { name: /^All/ }).click()
  await expect(page.getByText('This page tries again by itself.')).toBeVisible()
  await page.unroute('**/inbox/list')
  await expect(page.getByText(reference)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('This page tries again by itself.')).toHaveCount(0)
})

test('T129: an editor finds no inbox', async ({ page, service, editor }) => {
  test.setTimeout(120_000)
  const panel = `${panelAt(service.url)}/admin`
  await continueSession(
    page,
    await invite(panelAt(service.url), editor, 'strapi-editor', 'writer@example.com', 'writer'),
  )
  await page.goto(panel)
  await expect(page.getByRole('link', { name: 'Content Manager' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Inbox' })).toHaveCount(0)
  await page.goto(`${panel}/inbox`)
  await expect(page.getByText(/don't have the permissions/)).toBeVisible()
})

/** Opens the inbox as somebody who has signed in; returns its address. */
async function openInbox(page: Page, service: string, who: Editor): Promise<string> {
  await continueSession(page, who)
  const inbox = `${panelAt(service)}/admin/inbox`
  await page.goto(inbox)
  await expect(page.getByRole('heading', { name: 'Inbox', exact: true })).toBeVisible({ timeout: 60_000 })
  return inbox
}

async function openSubmission(page: Page, reference: string): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: reference }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible({ timeout: 60_000 })
}

interface Responses {
  readonly list: { readonly items: readonly { readonly id: string }[] }
  readonly show: object
}

/** Changes what the backend answers to an operation. */
async function answerWith<Operation extends keyof Responses>(
  page: Page,
  operation: Operation,
  change: (answer: Responses[Operation]) => object,
): Promise<void> {
  await page.route(`**/inbox/${operation}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as Responses[Operation]) })
  })
}

function hostileAnswer(text: string, index: number): object {
  return { field: `field-${index}`, label: 'Message', text, masked: false, remark: null, type: 'textarea' }
}

async function clippedBeside(page: Page, expected: string): Promise<string[]> {
  return (await clippedText(page)).filter((text) => !text.endsWith(expected))
}

async function nameOf(editor: Requester): Promise<string> {
  const { body } = await editor.request('POST', '/inbox/colleagues', {})
  return (body as { me: { name: string } }).me.name
}

interface Requester {
  request(method: string, address: string, body: object): Promise<{ readonly body: unknown }>
}

async function show(editor: Requester, id: string) {
  const { body } = await editor.request('POST', '/inbox/show', { id })
  return body as { item: { id: string; version: number } }
}
