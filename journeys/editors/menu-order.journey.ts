import type { Page } from '@playwright/test'
import type { Editor } from '../../cms/tests/sign-in.ts'
import { mainMenu } from '../pages/main-menu.ts'
import { expect, test } from './editor-fixtures.ts'
import { expectAccessiblePanel } from './expect-accessible-panel.ts'
import { continueSession, panelAt } from './open-panel.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('an editor moves menu items by keyboard; what is saved is the same as after dragging', async ({
  page,
  context,
  editor,
  service,
}) => {
  await openMenu(page, editor, service.url)
  const before = await titlesIn(editor, 'Company')
  expect(before.slice(0, 3)).toEqual(['About Us', 'News', 'Blog'])
  const down = page.getByRole('button', { name: 'Move down: News' })
  await expect(page.getByRole('button', { name: 'Move up: About Us' })).toBeDisabled()
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(down).toBeFocused()
  await expect(
    page.getByRole('status').filter({ hasText: `News is now item 3 of ${before.length}.` }),
  ).toHaveCount(1)
  const moved = await saveAndRead(page, 'Company')
  expect((await titlesIn(editor, 'Company')).slice(0, 3)).toEqual(['About Us', 'Blog', 'News'])

  const visitor = await context.newPage()
  await expect
    .poll(async () => {
      await visitor.goto('/')
      const texts = await mainMenu(visitor).panel('Company').locator('a').allTextContents()
      return ['About Us', 'Blog', 'News'].filter((title, index) => texts[index]?.trim().startsWith(title))
    })
    .toHaveLength(3)

  await page.getByRole('button', { name: 'Move up: News' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Move up: News' })).toBeFocused()
  await saveAndRead(page, 'Company')
  expect(await titlesIn(editor, 'Company')).toEqual(before)

  const handle = page.getByText('News', { exact: true }).locator('..').locator('span').first()
  await handle.dragTo(page.getByRole('button', { name: 'Add an item below: Blog' }))
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  expect(await saveAndRead(page, 'Company')).toEqual(moved)
})

test('the menu has only controls that make a difference, and they are accessible', async ({
  page,
  editor,
  service,
}) => {
  await openMenu(page, editor, service.url)
  await expect(page.getByRole('button', { name: 'Manage' })).toHaveCount(0)
  await expect(page.getByRole('combobox')).toHaveCount(0)
  const group = page.getByRole('button', { name: /nested items: Company/ })
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await group.focus()
  await page.keyboard.press('Enter')
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('button', { name: 'Edit: News' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expectAccessiblePanel(page, 'menu')

  await page.getByRole('button', { name: 'Edit: News' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit menu item' })
  await expect(dialog.getByRole('textbox', { name: /^Title/ })).toBeVisible()
  // They are there, so that hiding them (hide-controls.ts) still has an object.
  for (const name of ['menuAttached', 'relatedType', 'path']) {
    await expect(dialog.locator(`input[name=${name}]`), name).toHaveCount(1)
    await expect(dialog.locator(`input[name=${name}]`), name).toBeHidden()
  }
  await expectAccessiblePanel(page, 'menu item', '[role=dialog]')
})

async function openMenu(page: Page, editor: Editor, service: string): Promise<void> {
  await continueSession(page, editor)
  await page.goto(`${panelAt(service)}/admin/plugins/navigation`)
  await expect(page.getByRole('button', { name: 'Edit: News' })).toBeVisible()
}

interface StoredItem {
  readonly title: string
  readonly order: number
  readonly items?: readonly StoredItem[]
}

/** Presses Save; returns what was sent of a group's items, without what differs each time. */
async function saveAndRead(page: Page, group: string): Promise<unknown> {
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'PUT'),
    page.getByRole('button', { name: 'Save' }).click(),
  ])
  expect(response.status()).toBe(200)
  // First: it disappears after a while.
  await expect(page.getByText('Menu saved. Your changes are live.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  const { items } = response.request().postDataJSON() as { items: readonly StoredItem[] }
  const sent = items.find(({ title }) => title === group)?.items
  const changing = new Set(['viewId', 'updatedAt'])
  return JSON.parse(JSON.stringify(sent, (name, value: unknown) => (changing.has(name) ? undefined : value)))
}

/** The stored titles of a group's items, in order. */
async function titlesIn(editor: Editor, group: string): Promise<string[]> {
  const { body } = await editor.request('GET', '/navigation/')
  const [menu] = body as { items: StoredItem[] }[]
  const items = menu?.items.find(({ title }) => title === group)?.items ?? []
  return items.toSorted((a, b) => a.order - b.order).map(({ title }) => title)
}
