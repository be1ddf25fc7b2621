import type { Page } from '@playwright/test'
import { invite } from '../../cms/tests/invite.ts'
import { expect, test } from './editor-fixtures.ts'
import { expectAccessiblePanel } from './expect-accessible-panel.ts'
import { continueSession, followInPanel, panelAt } from './open-panel.ts'

const REDIRECTS = '/admin/content-manager/collection-types/api::redirect.redirect'
const VIEWPORT = { width: 1280, height: 800 }

test('an author proposes a redirect; an editor publishes it, and visitors are redirected', async ({
  page,
  browser,
  context,
  editor,
  service,
}) => {
  const panel = panelAt(service.url)
  const author = await (await browser.newContext({ viewport: VIEWPORT })).newPage()
  await continueSession(
    author,
    await invite(panel, editor, 'strapi-author', 'ben-redirects@example.com', 'Ben'),
  )
  await author.goto(`${panel}${REDIRECTS}/create`)
  await author.getByRole('textbox', { name: /^From/ }).fill('/our-banks')
  await author.getByRole('textbox', { name: /^To/ }).fill('/banks')
  await expect(publishButton(author)).toBeDisabled()
  await author.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(author).not.toHaveURL(/create/)
  await expect(publishButton(author)).toBeDisabled()
  const visitor = await context.newPage()
  const status = async () => (await visitor.request.get('/our-banks', { maxRedirects: 0 })).status()
  expect(await status()).toBe(302)

  await page.setViewportSize(VIEWPORT)
  await continueSession(page, editor)
  await page.goto(`${panel}${REDIRECTS}`)
  await page.getByRole('row').filter({ hasText: '/our-banks' }).click()
  await publishButton(page).click()
  await expect.poll(status).toBe(301)
  await visitor.goto('/our-banks')
  await expect(visitor).toHaveURL('/banks')

  await followInPanel(page, `${panel}${REDIRECTS}`)
  await expect(page.getByRole('row').filter({ hasText: '/our-banks' })).toContainText('Published')
  await expectAccessiblePanel(page, 'list of redirects')
  await author.context().close()
})

function publishButton(page: Page) {
  return page.getByRole('button', { name: 'Publish', exact: true })
}
