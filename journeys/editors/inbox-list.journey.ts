import type { Editor } from '../../cms/tests/sign-in.ts'
import { HONEYPOT_NAME } from '../../forms/engine/honeypot.ts'
import { expect, test } from './editor-fixtures.ts'
import { LISTED, openInbox, openSubmission } from './open-inbox.ts'
import { sendSubmission } from './send-submissions.ts'

test('staff search, turn pages, change many at once, release what is no spam, and need no mouse', async ({
  page,
  service,
  site,
  editor,
}) => {
  const ofKeyboard = { lastName: 'Keyboardson' }
  // Only this journey sends this form. One after the other: an address may send only a few at a time.
  for (let sent = 0; sent < LISTED; sent++)
    await sendSubmission(site.url, 'local-partner', { lastName: 'Pageson' })
  const references: string[] = []
  for (let count = 0; count < 3; count++)
    references.push(await sendSubmission(site.url, 'local-partner', ofKeyboard))
  const spam = await sendSubmission(site.url, 'local-partner', { [HONEYPOT_NAME]: 'x', ...ofKeyboard })
  await openInbox(page, service.url, editor, '?view=all&form=local-partner')
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
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
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
  const reference = await sendSubmission(site.url, 'contact', {})
  await openInbox(page, service.url, editor)
  await expect(page.getByText(reference)).toBeVisible()
  // While it is slow, what is shown belongs to another view.
  await page.route('**/inbox/list', () => undefined)
  await page.getByRole('button', { name: /^Done/ }).click()
  await expect(page.getByText('Loading').first()).toBeVisible()
  await expect(page.locator('[data-outdated=true]')).toBeVisible()
  await page.unroute('**/inbox/list')
  const error = {
    status: 503,
    message: 'The inbox cannot be reached just now.',
    details: { code: 'unreachable' },
  }
  await page.route('**/inbox/list', (route) => route.fulfill({ status: 503, json: { data: null, error } }))
  await page.getByRole('button', { name: /^All/ }).click()
  await expect(page.getByText('This page tries again by itself.')).toBeVisible()
  await page.unroute('**/inbox/list')
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByText('This page tries again by itself.')).toHaveCount(0)
})

async function nameOf(editor: Editor): Promise<string> {
  const { body } = await editor.request('POST', '/inbox/colleagues', {})
  return (body as { me: { name: string } }).me.name
}
