import type { Locator } from '@playwright/test'
import { axeViolations } from '../support/axe-violations.ts'
import { makePng } from '../../cms/tests/make-png.ts'
import { cutOffControls, sidewaysScroll } from './cut-off-controls.ts'
import { expect, test } from './editor-fixtures.ts'
import { createAndPublish, PAGE } from './editor-pages.ts'
import { describeFocus, isFocusCovered } from './is-covered.ts'
import { appendLink } from './menu-page.ts'
import { continueSession, followInPanel, formOf, panelAt } from './open-panel.ts'

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
  await page.goto(`${panel}/admin`)
  for (const [state, address, shown] of [
    ['list of pages', `${panel}${TYPES}/${PAGE}`, page.getByRole('row').nth(1)],
    ['list of redirects', `${panel}${TYPES}/api::redirect.redirect`, page.getByRole('row').nth(1)],
    ['page', formOf(panel, documentId), page.getByRole('button', { name: /^Hero - / })],
    ['media library', `${panel}/admin/plugins/upload`, page.getByText('phone.png').first()],
    ['menu', `${panel}/admin/plugins/navigation`, page.getByRole('button', { name: 'Edit: News' })],
  ] as const) {
    await followInPanel(page, address)
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
    await expect(message.first()).toContainText('the content service cannot be reached', { timeout: 1000 })
    expect(await overlaps(message.first(), save)).toBe(false)
  }).toPass()
})

test('the rows of the menu fit into narrow windows', async ({ page, editor, service }) => {
  const removeLink = await appendLink(editor, 'An item with a title that is longer than one line', {
    type: 'EXTERNAL',
    externalPath: `https://shared.example.com/${'a-long-address-'.repeat(8)}`,
  })
  await continueSession(page, editor)
  await page.goto(`${panelAt(service.url)}/admin/plugins/navigation`)
  const remove = page.getByRole('button', { name: /^Remove: An item with/ })
  const restore = page.getByRole('button', { name: /^Restore: An item with/ })
  for (const width of [768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(remove).toBeVisible()
    expect(await cutOffControls(page), `at ${width}`).toEqual([])
    await remove.click()
    await expect(restore).toBeVisible()
    expect(await cutOffControls(page), `removed, at ${width}`).toEqual([])
    expect(await sidewaysScroll(page), `at ${width}`).toBe(0)
    await restore.click()
  }
  await removeLink()
})

test('no bar covers the field or button of a page that has the focus', async ({ page, editor, service }) => {
  const input = { title: 'By keyboard', slug: 'by-keyboard', heading: 'Keys' }
  const { documentId } = await createAndPublish(editor, input)
  await continueSession(page, editor)
  await page.goto(formOf(panelAt(service.url), documentId))
  await page.getByRole('button', { name: /^Hero - / }).click()
  await expect(page.locator('[name="Content.0.title"]')).toBeVisible()
  await page.locator('[name="title"]').focus()
  const forth = await pressUntil('Tab', 'Open more actions')
  expect(forth).toContain('INPUT Content.0.buttonUrl')
  const back = await pressUntil('Shift+Tab', 'Back')
  expect(back).toContain('INPUT Content.0.title')

  /** What had the focus on the way. */
  async function pressUntil(key: string, last: string): Promise<string[]> {
    const passed: string[] = []
    for (let press = 0; press < MAX_PRESSES; press += 1) {
      await page.keyboard.press(key)
      const focused = await describeFocus(page)
      passed.push(focused)
      expect(await isFocusCovered(page), `${focused} is covered`).toBe(false)
      if (focused.includes(last)) return passed
    }
    throw new Error(`${key} does not lead to ${last}: ${passed.slice(-6).join(', ')}`)
  }
})

const MAX_PRESSES = 80

test('the button that saves the menu is not covered on a long page', async ({ page, editor, service }) => {
  await continueSession(page, editor)
  await page.goto(`${panelAt(service.url)}/admin/plugins/navigation`)
  await page.getByRole('button', { name: 'Move down: News' }).click()
  await page
    .getByRole('button', { name: /^Edit: / })
    .last()
    .focus()
  expect(await isFocusCovered(page)).toBe(false)
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toHaveCount(1)
  await save.focus()
  await expect(save).toBeInViewport({ ratio: 1 })
  expect(await isFocusCovered(page)).toBe(false)
})

/** On a phone both are as wide as the window. */
async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((element) => element.boundingBox({ timeout: 1000 })))
  if (!a || !b) throw new Error('It is not there any more')
  return a.y < b.y + b.height && b.y < a.y + a.height
}
