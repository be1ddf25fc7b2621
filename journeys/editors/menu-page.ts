import { expect, type Page } from '@playwright/test'
import type { Editor } from '../../cms/tests/sign-in.ts'

interface Item {
  readonly title: string
  readonly [setting: string]: unknown
}
interface Menu {
  readonly documentId: string
  readonly items: readonly Item[]
}

/** The menu as it is stored. */
export async function storedMenu(editor: Editor): Promise<Menu> {
  const { body } = await editor.request('GET', '/navigation/')
  const [menu] = body as Menu[]
  if (!menu) throw new Error('There is no menu')
  return menu
}

/** Appends a link to the end of the menu, to another site unless it is given; returns how to remove it. */
export async function appendLink(
  editor: Editor,
  title: string,
  target: object = { type: 'EXTERNAL', externalPath: 'https://shared.example.com' },
): Promise<() => Promise<void>> {
  const before = await storedMenu(editor)
  const link = {
    title,
    uiRouterKey: title.toLowerCase(),
    menuAttached: true,
    order: before.items.length + 1,
    collapsed: false,
    additionalFields: {},
    items: [],
    ...target,
  }
  await save(editor, { ...before, items: [...before.items, link] })
  const earlier = new Set(before.items.map((item) => item['documentId']))
  return async () => {
    const menu = await storedMenu(editor)
    const items = menu.items.map((item) => ({ ...item, removed: !earlier.has(item['documentId']) }))
    await save(editor, { ...menu, items })
  }
}

/** Changes the title of the last item, which has no items below, in the panel. */
export async function renameLast(page: Page, title: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Edit: / })
    .last()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name="title"]').fill(title)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function save(editor: Editor, menu: Menu): Promise<void> {
  const { status, body } = await editor.request('PUT', `/navigation/${menu.documentId}`, menu)
  expect(status, JSON.stringify(body)).toBe(200)
}
