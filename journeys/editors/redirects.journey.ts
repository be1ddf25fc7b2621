import { expect, test } from './editor-fixtures.ts'
import { expectAccessiblePanel } from './expect-accessible-panel.ts'
import { continueSession, panelAt } from './open-panel.ts'

const REDIRECTS = '/admin/content-manager/collection-types/api::redirect.redirect'

test('an editor creates and publishes a redirect, and visitors are redirected', async ({
  page,
  context,
  editor,
  service,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const panel = panelAt(service.url)
  await continueSession(page, editor)
  await page.goto(`${panel}${REDIRECTS}/create`)
  await page.getByRole('textbox', { name: /^From/ }).fill('/our-banks')
  await page.getByRole('textbox', { name: /^To/ }).fill('/banks')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const visitor = await context.newPage()
  const status = async () => (await visitor.request.get('/our-banks', { maxRedirects: 0 })).status()
  await expect(page).not.toHaveURL(/create/)
  expect(await status()).toBe(302)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(status).toBe(301)
  await visitor.goto('/our-banks')
  await expect(visitor).toHaveURL('/banks')

  await page.goto(`${panel}${REDIRECTS}`)
  await expect(page.getByRole('row').filter({ hasText: '/our-banks' })).toContainText('Published')
  await expectAccessiblePanel(page, 'list of redirects')
})
