import type { Editor } from '../../cms/tests/sign-in.ts'
import { invite } from '../../cms/tests/invite.ts'
import { expect, test } from './editor-fixtures.ts'
import { openInbox, openSubmission } from './open-inbox.ts'
import { continueSession, followInPanel, panelAt } from './open-panel.ts'
import { sendSubmission } from './send-submissions.ts'

test('T129: support answers a message, and sees no other forms', async ({ page, service, site, editor }) => {
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
  // In the list, i.e. after the page has loaded the submission again: the field contains the text, too.
  await expect(page.getByRole('listitem').filter({ hasText: 'Called back.' })).toBeVisible()

  // Meanwhile the administrator closes it: the next change shows that instead of overwriting it.
  const { item } = await show(editor, reference)
  await editor.request('POST', '/inbox/change', { id: item.id, version: item.version, status: 'handled' })
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('Changed in the meantime')).toBeVisible()
  await expect(page.getByText(/changed the status from New to Done/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible()

  await page.getByRole('button', { name: 'Reply to the sender' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Ada/)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sent replies' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  for (const forbidden of ['audit', 'erase']) {
    await followInPanel(page, `${inbox}/${forbidden}`)
    await expect(page.getByText('Your role does not permit this.')).toBeVisible()
    await expect(page.getByRole('button', { name: /Export|Preview/ })).toHaveCount(0)
  }
})

for (const [role, email, seen, hidden, mayExport] of [
  ['Sales', 'sales@example.com', 'os-installation', 'investor', true],
  ['Investor relations', 'relations@example.com', 'investor', 'os-installation', true],
  ['Recruiting', 'recruiting@example.com', 'contact', 'investor', false],
] as const)
  test(`T129: ${role} sees the forms of its role only, and changes them`, async ({
    page,
    service,
    site,
    editor,
  }) => {
    const reference = await sendSubmission(site.url, seen, {})
    const other = await sendSubmission(site.url, hidden, {})
    await openInbox(page, service.url, await invite(panelAt(service.url), editor, role, email, role))
    await page.getByRole('button', { name: /^All/ }).click()
    await expect(page.getByText(reference)).toBeVisible()
    await expect(page.getByText(other)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(mayExport ? 1 : 0)
    for (const name of ['Audit log', 'Erase a person'])
      await expect(page.getByRole('link', { name })).toHaveCount(0)
    await openSubmission(page, reference)
    await page.getByRole('button', { name: 'Assign to me' }).click()
    await expect(page.getByText(`${role} assigned it to ${role}`)).toBeVisible()
  })

test('T129: data protection reveals, exports and erases, and finds all of it in the audit log', async ({
  page,
  service,
  site,
  editor,
}) => {
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
  await page.getByLabel(/Email address of the person/).fill('erase-me@example.com')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText(reference)).toBeVisible()
  const erase = page.getByRole('button', { name: 'Erase for good' })
  await page.getByLabel(/Type the address again/).fill('erase-me@example.co')
  await expect(erase).toBeDisabled()
  await page.getByLabel(/Type the address again/).fill('erase-me@example.com')
  await erase.click()
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()

  await followInPanel(page, `${inbox}/audit`)
  for (const action of ['erased a person', 'exported submissions', 'showed'])
    await expect(page.getByText(`privacy ${action}`).first()).toBeVisible()
  await expect(page.getByText('erase-me@example.com')).toHaveCount(0)
})

test('T129: an editor finds no inbox', async ({ page, service, editor }) => {
  const panel = `${panelAt(service.url)}/admin`
  await continueSession(
    page,
    await invite(panelAt(service.url), editor, 'strapi-editor', 'writer@example.com', 'writer'),
  )
  await page.goto(panel)
  await expect(page.getByRole('link', { name: 'Content Manager' })).toBeVisible()
  for (const name of ['Inbox', 'Open the inbox'])
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  await followInPanel(page, `${panel}/inbox`)
  await expect(page.getByText(/don't have the permissions/)).toBeVisible()
})

async function show(editor: Editor, id: string) {
  const { body } = await editor.request('POST', '/inbox/show', { id })
  return body as { item: { id: string; version: number } }
}
