import type { Document, Editor } from '../../cms/tests/sign-in.ts'
import type { Page } from '@playwright/test'
import { menuOf } from '../pages/menu-of.ts'
import { expect, test } from './editing.ts'
import { FOOTER } from './pages-of.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('changes of the menu are live: titles, order, four levels and all three kinds of items', async ({
  page,
  context,
  editor,
  complaints,
}) => {
  await page.goto('/')
  await expect(menuOf(page).group('Consumers')).toBeVisible()
  await saveMenu(editor, [
    group('Everything', [
      group('Second', [group('Third', [external('Fourth', 'fourth.example.com')])]),
      wrapper('Packs', 'local-store'),
      wrapper('Shop', 'https://shop.example.com/'),
    ]),
  ])
  await shows(page, () => menuOf(page).group('Everything').isVisible())
  const top = page.getByRole('navigation', { name: 'Main' }).locator('.menu-items > li')
  expect((await top.allTextContents()).map((text) => text.trim().split(/\s/)[0])).toContain('Everything')
  await menuOf(page).group('Everything').click()
  const fourth = menuOf(page).link('Fourth (opens in a new tab)')
  await expect(fourth).toHaveAttribute('href', 'https://fourth.example.com')
  await expect(menuOf(page).link('Shop (opens in a new tab)')).toHaveAttribute('target', '_blank')
  await expect(menuOf(page).link('Packs')).toHaveAttribute('href', /local-store$/)
  await context.route('https://fourth.example.com/**', (route) => route.fulfill({ body: 'Fourth' }))
  const [tab] = await Promise.all([context.waitForEvent('page'), fourth.click()])
  await expect(tab).toHaveURL('https://fourth.example.com/')
  expect(complaints).toEqual([])
})

test('changes of the footer are live', async ({ page, editor }) => {
  const { body } = await editor.ask('GET', `/content-manager/single-types/${FOOTER}?populate=*`)
  const { data } = body as { data: Document }
  const copyrightText = '© The editors of this journey'
  await editor.ask('POST', `/content-manager/single-types/${FOOTER}/actions/publish`, {
    ...data,
    copyrightText,
  })
  await shows(page, () => page.getByRole('contentinfo').getByText(copyrightText).isVisible())
})

interface MenuItem {
  readonly [setting: string]: unknown
}

/** Puts items behind those of the menu. */
async function saveMenu(editor: Editor, items: readonly MenuItem[]): Promise<void> {
  const { body } = await editor.ask('GET', '/navigation/')
  const [menu] = body as { documentId: string; items: MenuItem[] }[]
  const saved = await editor.ask('PUT', `/navigation/${menu?.documentId}`, {
    ...menu,
    items: [...(menu?.items ?? []), ...items],
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}

let order = 100

function item(title: string, settings: MenuItem, items: readonly MenuItem[]): MenuItem {
  order += 1
  return {
    title,
    uiRouterKey: title.toLowerCase(),
    menuAttached: true,
    order,
    collapsed: false,
    additionalFields: {},
    audience: [],
    autoSync: false,
    items,
    ...settings,
  }
}

function group(title: string, items: readonly MenuItem[]): MenuItem {
  return item(title, { type: 'WRAPPER', path: title.toLowerCase() }, items)
}

function wrapper(title: string, path: string): MenuItem {
  return item(title, { type: 'WRAPPER', path }, [])
}

function external(title: string, externalPath: string): MenuItem {
  return item(title, { type: 'EXTERNAL', externalPath }, [])
}

/** Loads the home page until it shows what the site has just been told of. */
async function shows(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto('/')
      return isThere()
    })
    .toBe(true)
}
