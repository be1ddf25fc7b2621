import type { Page } from '@playwright/test'
import { invite } from '../../cms/tests/invite.ts'
import type { Editor } from '../../cms/tests/sign-in.ts'
import { runSql, storedTime } from '../../cms/tests/test-database.ts'
import { expect, test } from './editor-fixtures.ts'
import { PAGE, pageData } from './editor-pages.ts'
import { continueSession, formOf, panelAt, showInPanel } from './open-panel.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const HOUR_MS = 60 * 60_000

test('a page is published at its time; what was removed, or may no longer be published, is not', async ({
  page,
  request,
  editor,
  service,
}) => {
  const panel = panelAt(service.url)
  const open = (documentId: string) => showInPanel(page, formOf(panel, documentId))
  const [due, removed, revoked] = await Promise.all(
    ['due', 'removed', 'revoked'].map((name) =>
      editor.create(PAGE, pageData({ title: name, slug: `planned-${name}`, heading: `Planned: ${name}` })),
    ),
  )
  if (!due || !removed || !revoked) throw new Error('There are no pages')
  await continueSession(page, editor)
  await open(due.documentId)
  await scheduleInSeconds(page)

  const leaver = await invite(panel, editor, 'strapi-editor', 'lea@example.com', 'Lea')
  const dueAt = new Date(Date.now() + HOUR_MS).toISOString()
  const later = { type: PAGE, documentId: revoked.documentId, action: 'publish', dueAt }
  expect((await leaver.request('POST', '/schedules/', later)).status).toBe(200)
  await makeAuthor(editor, leaver.userId)

  await open(removed.documentId)
  await schedulePanel(page).getByRole('button', { name: 'Set a time to publish or unpublish' }).click()
  await schedulePanel(page).getByRole('button', { name: 'Schedule', exact: true }).click()
  await schedulePanel(page).getByRole('button', { name: 'Remove' }).click()
  await expect(schedulePanel(page)).not.toContainText('Set by')
  expect(await makeDue(service.dataFolder, removed.documentId)).toBe(0)
  expect(await makeDue(service.dataFolder, revoked.documentId)).toBe(1)

  const live = (name: string) => request.get(`/planned-${name}`, { maxRedirects: 0 })
  await expect.poll(async () => (await live('due')).text()).toContain('Planned: due')
  await open(revoked.documentId)
  await expect(schedulePanel(page)).toContainText('Lea may no longer publish this entry.')
  for (const name of ['removed', 'revoked']) expect((await live(name)).status(), name).toBe(302)
  await page.goto(formOf(panel, due.documentId))
  await expect(schedulePanel(page)).toContainText('Published as planned for')
})

function schedulePanel(page: Page) {
  return page.getByRole('complementary').filter({ hasText: 'Schedule' })
}

/** Schedules a publish that is due in a few seconds; again with a later time if this one passed meanwhile. */
async function scheduleInSeconds(page: Page): Promise<void> {
  const panel = schedulePanel(page)
  await panel.getByRole('button', { name: 'Set a time to publish or unpublish' }).click()
  const time = panel.getByLabel('Date and time')
  await expect(async () => {
    if (await time.isVisible()) {
      await time.fill(await localTime(page, 3000))
      await panel.getByRole('button', { name: 'Schedule', exact: true }).click({ timeout: 5000 })
    }
    await expect(panel).toContainText('Set by', { timeout: 5000 })
  }).toPass()
}

/** As the browser's input for a time takes it, with seconds. */
function localTime(page: Page, aheadMs: number): Promise<string> {
  return page.evaluate((ahead) => {
    const time = new Date(Date.now() + ahead)
    return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
  }, aheadMs)
}

async function makeAuthor(editor: Editor, userId: number): Promise<void> {
  const { body } = await editor.request('GET', '/admin/roles')
  const roles = (body as { data: { id: number; code: string }[] }).data
  const author = roles.find(({ code }) => code === 'strapi-author')
  const changed = await editor.request('PUT', `/admin/users/${userId}`, { roles: [author?.id] })
  expect(changed.status).toBe(200)
}

/** Moves what is pending for a page to a minute ago; returns how much that was. */
async function makeDue(dataFolder: string, documentId: string): Promise<number> {
  const pending =
    "update scheduled_actions set due_at = ? where entry_id = ? and state = 'pending' returning id"
  return (await runSql(dataFolder, pending, [storedTime(Date.now() - 60_000), documentId])).length
}
