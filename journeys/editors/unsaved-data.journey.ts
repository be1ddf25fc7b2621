import type { Page } from '@playwright/test'
import type { Editor } from '../../cms/tests/sign-in.ts'
import { expect, test } from './editor-fixtures.ts'
import { createAndPublish, FOOTER, PAGE } from './editor-pages.ts'
import { appendLink, renameLast, storedMenu } from './menu-page.ts'
import { openLivePreview } from './open-live-preview.ts'
import { continueSession, footerForm, formOf, panelAt } from './open-panel.ts'
import { recordRequests } from './record-requests.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** In everything that is typed. */
const TYPED = 'typed-unsaved'
const REDIRECT = 'api::redirect.redirect'

test('T172: what is typed into a page is checked, shown and compared, and leaves the two windows with Save only', async ({
  page,
  context,
  editor,
  service,
}) => {
  const input = { title: 'Unsaved', slug: 'unsaved-data', heading: 'As published' }
  const { documentId } = await createAndPublish(editor, input)
  const requests = recordRequests(context)
  await continueSession(page, editor)
  await page.goto(formOf(panelAt(service.url), documentId))
  const frame = await openLivePreview(page)
  await expect(checksOf(page)).toContainText('The page has no description')

  await page.locator('input[name="title"]').pressSequentially(` ${TYPED} title`)
  await page.locator('[name="shareDescription"]').fill(`${TYPED} description`)
  await page.getByRole('button', { name: /^Hero - / }).click()
  await page.locator('input[name="Content.0.title"]').fill(`${TYPED} heading`)
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`${TYPED} heading`)
  await page.locator('main [data-slate-editor]').first().click()
  await page.keyboard.type(`${TYPED} text`)
  await expect(frame.getByRole('main')).toContainText(`${TYPED} text`)
  await page.locator('input[name="Content.0.buttonText"]').fill(`${TYPED} button`)
  for (const address of [`/${TYPED}`, `/news#${TYPED}`, `javascript:${TYPED}`]) {
    await page.locator('input[name="Content.0.buttonUrl"]').fill(address)
    await expect(checksOf(page)).toContainText(address)
  }
  await page.locator('input[name="Content.0.buttonUrl"]').fill(`/${TYPED}`)
  const link = frame.getByRole('link', { name: `${TYPED} button` })
  await expect(link).toHaveAttribute('href', `/${TYPED}`)
  await expect(checksOf(page)).toContainText(`links to /${TYPED}, which does not exist`)
  await link.hover()
  await link.focus()
  await page.locator('input[name="slug"]').fill(TYPED)
  await expect(checksOf(page)).not.toContainText('which does not exist')
  await expect(checksOf(page)).not.toContainText('The page has no description')
  expect(requests.withText(TYPED)).toEqual([])

  await editor.save(PAGE, documentId, { title: 'Theirs' })
  await expectComparedWithoutRequest(page, requests, 'Theirs')
})

test('T172: what is typed into the footer, a redirect or the menu leaves the window with Save only', async ({
  page,
  context,
  editor,
  service,
}) => {
  const panel = panelAt(service.url)
  const requests = recordRequests(context)
  await continueSession(page, editor)

  const redirect = { from: '/unsaved-redirect', to: '/news', permanent: true }
  const { documentId } = await editor.create(REDIRECT, redirect)
  await page.goto(`${panel}/admin/content-manager/collection-types/${REDIRECT}/${documentId}`)
  await expect(checksOf(page)).toContainText('Nothing to correct')
  await page.locator('input[name="to"]').fill(`/${TYPED}`)
  await checksOf(page)
    .getByRole('button', { name: `links to /${TYPED}, which does not exist` })
    .click()
  await expect(page.locator('input[name="to"]')).toBeFocused()
  expect(requests.withText(TYPED)).toEqual([])
  await editor.save(REDIRECT, documentId, { ...redirect, to: '/theirs' })
  await expectComparedWithoutRequest(page, requests, 'theirs')

  const single = `/content-manager/single-types/${FOOTER}`
  const { data: footer } = (await editor.request('GET', single)).body as { data: { copyrightText: string } }
  await page.goto(footerForm(panel))
  const copyright = page.locator('input[name="copyrightText"]')
  await expect(copyright).toBeVisible()
  await copyright.fill(`${TYPED} copyright`)
  await page.locator('input[name="appStoreUrl"]').fill(`javascript:${TYPED}`)
  await expect(checksOf(page)).toContainText(`javascript:${TYPED}`)
  expect(requests.withText(TYPED)).toEqual([])
  await expectOk(editor.request('PUT', single, { copyrightText: 'Theirs' }))
  await expectComparedWithoutRequest(page, requests, 'Theirs')
  await expectOk(editor.request('PUT', single, { copyrightText: footer.copyrightText }))

  const removeLink = await appendLink(editor, 'Unsaved')
  await page.goto(`${panel}/admin/plugins/navigation`)
  await renameLast(page, `${TYPED} item`)
  expect(requests.withText(TYPED)).toEqual([])
  const menu = await storedMenu(editor)
  const items = menu.items.map((item, index) =>
    index === menu.items.length - 1 ? { ...item, title: 'Theirs', updated: true } : item,
  )
  await expectOk(editor.request('PUT', `/navigation/${menu.documentId}`, { ...menu, items }))
  await expectComparedWithoutRequest(page, requests, 'Theirs')
  await removeLink()
})

async function expectOk(change: ReturnType<Editor['request']>): Promise<void> {
  const { status, body } = await change
  expect(status, JSON.stringify(body)).toBe(200)
}

/** Saves, which is rejected, and compares. What is typed is in the request that saves and in no other. */
async function expectComparedWithoutRequest(
  page: Page,
  requests: ReturnType<typeof recordRequests>,
  theirs: string,
): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const response = await answered
  const seen = response.request().headers()['x-draft-version']
  expect(response.status(), `a save that was made for the draft "${seen}"`).toBe(409)
  expect(requests.withText(TYPED)).toHaveLength(1)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Compare' }).click()
  await expect(dialog.getByRole('insertion').filter({ hasText: TYPED }).first()).toBeVisible()
  await expect(dialog.getByRole('deletion').filter({ hasText: theirs }).first()).toBeVisible()
  expect(requests.withText(TYPED)).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(dialog).toBeHidden()
  expect(requests.withText(TYPED)).toHaveLength(1)
  requests.restart()
}

function checksOf(page: Page) {
  return page.getByRole('complementary').filter({ hasText: 'Checks' })
}
