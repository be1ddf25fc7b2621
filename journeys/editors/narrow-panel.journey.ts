import type { Locator } from '@playwright/test'
import { axeViolations } from '../support/axe-violations.ts'
import { makePng } from '../../cms/tests/make-png.ts'
import { expect, test } from './editor-fixtures.ts'
import { createAndPublish, PAGE } from './editor-pages.ts'
import { continueSession, formOf, panelAt } from './open-panel.ts'

/** A phone. */
test.use({ viewport: { width: 390, height: 844 } })

const TYPES = '/admin/content-manager/collection-types'

test('lists, a page and the media library are accessible on a phone', async ({ page, editor, service }) => {
  const input = { title: 'On a phone', slug: 'on-a-phone', heading: 'Small' }
  const { documentId } = await createAndPublish(editor, input)
  await editor.upload('phone.png', 'image/png', makePng(8, 8))
  await editor.create('api::redirect.redirect', { from: '/from-a-phone', to: '/start', permanent: true })
  const panel = panelAt(service.url)
  await continueSession(page, editor)
  for (const [state, address, shown] of [
    ['list of pages', `${panel}${TYPES}/${PAGE}`, page.getByRole('row').nth(1)],
    ['list of redirects', `${panel}${TYPES}/api::redirect.redirect`, page.getByRole('row').nth(1)],
    ['page', formOf(panel, documentId), page.getByRole('button', { name: /^Hero - / })],
    ['media library', `${panel}/admin/plugins/upload`, page.getByText('phone.png').first()],
    ['menu', `${panel}/admin/plugins/navigation`, page.getByRole('button', { name: 'Edit: News' })],
  ] as const) {
    await page.goto(address)
    await expect(shown).toBeVisible()
    // The themes are compared in wide windows.
    expect.soft(await axeViolations(page, '#main-content'), state).toEqual([])
  }
})

test('a message does not cover the buttons of the menu on a phone', async ({ page, editor, service }) => {
  await continueSession(page, editor)
  await page.goto(`${panelAt(service.url)}/admin/plugins/navigation`)
  await page.route('**/navigation/*', (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionrefused') : route.fallback(),
  )
  const save = page.getByRole('button', { name: 'Save' })
  const message = page.locator('[data-sonner-toast]')
  await page.getByRole('button', { name: 'Move down: News' }).click()
  // It disappears after a while.
  await expect(async () => {
    await page.mouse.move(195, 500)
    await page.mouse.wheel(0, -20_000)
    await save.click({ timeout: 5000 })
    await expect(message.first()).toBeInViewport({ ratio: 0.9, timeout: 3000 })
    expect(await overlaps(message.first(), save)).toBe(false)
  }).toPass()
})

/** On a phone both are as wide as the window. */
async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((element) => element.boundingBox({ timeout: 1000 })))
  if (!a || !b) throw new Error('It is not there any more')
  return a.y < b.y + b.height && b.y < a.y + a.height
}
