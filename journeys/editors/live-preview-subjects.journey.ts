import { expect, test } from './editor-fixtures.ts'
import { createAndPublish } from './editor-pages.ts'
import { openLivePreview } from './open-live-preview.ts'
import { continueSession, followInPanel, footerForm, formOf, panelAt } from './open-panel.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a page that was never saved has a live preview, too, once the site can be reached', async ({
  page,
  editor,
  service,
  site,
}) => {
  const panel = panelAt(service.url)
  await continueSession(page, editor)
  await page.goto(formOf(panel, 'create'))
  await page.route(`${site.url}/**`, (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'Edit beside the page' }).click()
  const pane = page.getByRole('complementary', { name: 'Live preview' })
  await expect(pane).toContainText('cannot be reached just now')
  await page.unroute(`${site.url}/**`)
  const frame = await openLivePreview(page)
  await page
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('A page in the making')
  await expect.poll(() => frame.title()).toBe('A page in the making')
})

test('the footer follows its form', async ({ page, editor, service }) => {
  const panel = panelAt(service.url)
  await continueSession(page, editor)
  await page.goto(footerForm(panel))
  const frame = await openLivePreview(page)
  await page.locator('input[name="copyrightText"]').fill('© Unsaved footer')
  await expect(frame.getByRole('contentinfo').getByText('© Unsaved footer')).toBeVisible()
})

test('"Open preview" and the live preview work under every address of the panel', async ({
  page,
  editor,
  service,
}) => {
  const input = { title: 'Addresses', slug: 'live-addresses', heading: 'Wherever the panel is' }
  const { documentId } = await createAndPublish(editor, input)
  await continueSession(page, editor)
  for (const hostname of ['127.0.0.1', 'localhost', 'editors-pc.test']) {
    const panel = panelAt(service.url, hostname)
    await page.goto(`${formOf(panel, documentId)}/preview`)
    const opened = page.frameLocator('iframe')
    await expect(opened.getByRole('heading', { level: 1 }), hostname).toHaveText(input.heading)
    await followInPanel(page, formOf(panel, documentId))
    const frame = await openLivePreview(page)
    await expect(frame.getByRole('heading', { level: 1 }), hostname).toHaveText(input.heading)
  }
})
