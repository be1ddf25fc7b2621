import type { Browser, Page } from '@playwright/test'
import { invite } from '../../cms/tests/invite.ts'
import type { Editor } from '../../cms/tests/sign-in.ts'
import { expect, test } from './editor-fixtures.ts'
import { appendLink, renameLast, storedMenu } from './menu-page.ts'
import { continueSession, panelAt } from './open-panel.ts'

const VIEWPORT = { width: 1440, height: 900 }

test.use({ viewport: VIEWPORT })

test('of two editors of a redirect, the second is asked, and loses nothing', async ({
  page,
  browser,
  editor,
  service,
}) => {
  const REDIRECT = 'api::redirect.redirect'
  const data = { from: '/shared-redirect', to: '/start', permanent: true }
  const { documentId } = await editor.create(REDIRECT, data)
  const storedTarget = async () => (await editor.find(REDIRECT, 'from', data.from))['to']
  const form = `/admin/content-manager/collection-types/${REDIRECT}/${documentId}`
  const ana = await openAsColleague(browser, editor, service.url, form)
  await continueSession(page, editor)
  await page.goto(panelAt(service.url) + form)
  const target = (who: Page) => who.locator('input[name="to"]')
  for (const who of [page, ana]) await expect(target(who)).toHaveValue('/start')

  await target(ana).fill('/theirs')
  await button(ana, 'Save').click()
  await expect.poll(storedTarget).toBe('/theirs')
  await target(page).fill('/mine')
  await button(page, 'Save').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Ana has saved this entry since you opened it.')
  await dialog.getByRole('button', { name: 'Back to the form' }).click()
  await expect(dialog).toBeHidden()
  await expect(target(page)).toHaveValue('/mine')
  await button(page, 'Publish').click()
  await dialog.getByRole('button', { name: 'Compare' }).click()
  await expect(dialog.getByRole('deletion').filter({ hasText: /^theirs$/ })).toBeVisible()
  await expect(dialog.getByRole('insertion').filter({ hasText: /^mine$/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(storedTarget).toBe('/mine')

  await target(ana).fill('/theirs-again')
  await button(ana, 'Publish').click()
  await expect(ana.getByRole('dialog')).toContainText('Administrator has saved this entry')
  await ana.getByRole('button', { name: 'Take theirs' }).click()
  await expect(target(ana)).toHaveValue('/mine')
  expect(await storedTarget()).toBe('/mine')
  await ana.context().close()
})

test('of two editors of the menu, the second is asked, and loses nothing', async ({
  page,
  browser,
  editor,
  service,
}) => {
  const removeLink = await appendLink(editor, 'Shared')
  const storedTitle = async () => (await storedMenu(editor)).items.at(-1)?.title
  const ana = await openAsColleague(browser, editor, service.url, '/admin/plugins/navigation')
  await continueSession(page, editor)
  await page.goto(`${panelAt(service.url)}/admin/plugins/navigation`)
  for (const who of [page, ana]) await expect(who.getByText('Shared', { exact: true })).toBeVisible()

  await renameLast(ana, 'Theirs')
  await button(ana, 'Save').click()
  await expect.poll(storedTitle).toBe('Theirs')
  await renameLast(page, 'Mine')
  await button(page, 'Save').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Ana has saved this menu since you opened it.')
  await dialog.getByRole('button', { name: 'Back to the menu' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Not saved: somebody else has saved this menu')).toBeVisible()
  await expect(page.getByText('Mine', { exact: true })).toBeVisible()
  await button(page, 'Save').click()
  await dialog.getByRole('button', { name: 'Compare' }).click()
  await expect(dialog.getByRole('deletion').filter({ hasText: /^Theirs$/ })).toBeVisible()
  await expect(dialog.getByRole('insertion').filter({ hasText: /^Mine$/ })).toBeVisible()
  expect(await storedTitle()).toBe('Theirs')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(storedTitle).toBe('Mine')

  // What was saved is now what the page has loaded.
  await expect(button(page, 'Save')).toBeDisabled()
  await renameLast(page, 'Mine again')
  await button(page, 'Save').click()
  await expect.poll(storedTitle).toBe('Mine again')

  await renameLast(ana, 'Theirs again')
  await button(ana, 'Save').click()
  await expect(ana.getByRole('dialog')).toContainText('Administrator has saved this menu')
  await ana.getByRole('button', { name: 'Take theirs' }).click()
  // First: it disappears after a while.
  await expect(ana.getByText('Your changes were replaced by the saved menu.')).toBeVisible()
  await expect(ana.getByText('Mine again', { exact: true })).toBeVisible()
  expect(await storedTitle()).toBe('Mine again')
  await ana.context().close()
  await removeLink()
})

/** A page of the panel in which Ana is signed in, who has the role Editor. */
async function openAsColleague(browser: Browser, editor: Editor, service: string, address: string) {
  const panel = panelAt(service)
  const ana = await (await browser.newContext({ viewport: VIEWPORT })).newPage()
  await continueSession(ana, await colleagueOf(panel, editor))
  await ana.goto(panel + address)
  return ana
}

let colleague: Promise<Editor> | undefined

function colleagueOf(panel: string, editor: Editor): Promise<Editor> {
  colleague ??= invite(panel, editor, 'strapi-editor', 'ana-edits@example.com', 'Ana')
  return colleague
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}
