import { expect, test } from './editor-fixtures.ts'
import { continueSession, panelAt } from './open-panel.ts'

test('an editor whose permissions arrive after the rest of the panel can change the menu', async ({
  page,
  editor,
  service,
}) => {
  const layout = page.getByRole('link', { name: 'Home', exact: true })
  await page.route('**/admin/users/me/permissions*', async (route) => {
    await layout.waitFor()
    await route.continue()
  })
  await continueSession(page, editor)
  await page.goto(`${panelAt(service.url)}/admin/plugins/navigation`)
  await expect(page.getByRole('button', { name: 'New item' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Edit: / }).first()).toBeVisible()
})
