import { expect, test } from './editor-fixtures.ts'
import { createAndPublish, PAGE } from './editor-pages.ts'
import { expectAccessiblePanel } from './expect-accessible-panel.ts'
import { continueSession, formOf, panelAt } from './open-panel.ts'

/** A phone. */
test.use({ viewport: { width: 390, height: 844 } })

const TYPES = '/admin/content-manager/collection-types'

test('lists, a page and the media library are accessible on a phone', async ({ page, editor, service }) => {
  const input = { title: 'On a phone', slug: 'on-a-phone', heading: 'Small' }
  const { documentId } = await createAndPublish(editor, input)
  await editor.create('api::redirect.redirect', { from: '/from-a-phone', to: '/start', permanent: true })
  const panel = panelAt(service.url)
  await continueSession(page, editor)
  for (const [state, address, shown] of [
    ['list of pages', `${panel}${TYPES}/${PAGE}`, page.getByRole('row').nth(1)],
    ['list of redirects', `${panel}${TYPES}/api::redirect.redirect`, page.getByRole('row').nth(1)],
    ['page', formOf(panel, documentId), page.getByRole('button', { name: /^Hero - / })],
    [
      'media library',
      `${panel}/admin/plugins/upload`,
      page.getByRole('button', { name: 'New', exact: true }),
    ],
  ] as const) {
    await page.goto(address)
    await expect(shown).toBeVisible()
    await expectAccessiblePanel(page, `${state} on a phone`)
  }
})
