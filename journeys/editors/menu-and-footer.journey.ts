import type { Editor } from '../../cms/tests/sign-in.ts'
import type { Page } from '@playwright/test'
import { mainMenu } from '../pages/main-menu.ts'
import { expect, test } from './editor-fixtures.ts'
import { expectAccessiblePanel } from './expect-accessible-panel.ts'
import { continueSession, footerForm, panelAt } from './open-panel.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const PACKS = { description: 'One-time prices for every store', shortcut: 'Our packs' }

test('menu changes are published: titles, order, four levels and all three types of items', async ({
  page,
  context,
  editor,
  pageErrors,
}) => {
  await page.goto('/')
  await expect(mainMenu(page).group('Consumers')).toBeVisible()
  await saveMenu(editor, [
    group('Everything', [
      group('Second', [group('Third', [external('Fourth', 'fourth.example.com')])]),
      { ...wrapper('Packs', 'local-store'), additionalFields: PACKS },
      wrapper('Shop', 'https://shop.example.com/'),
    ]),
  ])
  await waitUntilShown(page, () => mainMenu(page).group('Everything').isVisible())
  const top = page.getByRole('navigation', { name: 'Main' }).locator('.menu-items > li')
  expect((await top.allTextContents()).map((text) => text.trim().split(/\s/)[0])).toContain('Everything')
  await mainMenu(page).group('Everything').click()
  const fourth = mainMenu(page).link('Fourth (opens in a new tab)')
  await expect(fourth).toHaveAttribute('href', 'https://fourth.example.com')
  await expect(mainMenu(page).link('Shop (opens in a new tab)')).toHaveAttribute('target', '_blank')
  await expect(mainMenu(page).link('Packs')).toHaveAttribute('href', /local-store$/)
  await expect(mainMenu(page).panel('Everything')).toContainText(PACKS.description)
  await expect(page.getByRole('banner').getByRole('link', { name: PACKS.shortcut })).toBeVisible()
  await context.route('https://fourth.example.com/**', (route) => route.fulfill({ body: 'Fourth' }))
  const [tab] = await Promise.all([context.waitForEvent('page'), fourth.click()])
  await expect(tab).toHaveURL('https://fourth.example.com/')
  expect(pageErrors).toEqual([])
})

test('an editor changes the footer in the panel and publishes it', async ({
  page,
  context,
  editor,
  service,
}) => {
  const copyrightText = '© The editors of this journey'
  await continueSession(page, editor)
  await page.goto(footerForm(panelAt(service.url)))
  const copyright = page.locator('[name=copyrightText]')
  await expect(copyright).not.toHaveValue('')
  await expectAccessiblePanel(page, 'footer')
  await copyright.fill(copyrightText)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const visitor = await context.newPage()
  await waitUntilShown(visitor, () => visitor.getByRole('contentinfo').getByText(copyrightText).isVisible())
})

interface MenuItem {
  readonly [setting: string]: unknown
}

/** Appends items to the menu. */
async function saveMenu(editor: Editor, items: readonly MenuItem[]): Promise<void> {
  const { body } = await editor.request('GET', '/navigation/')
  const [menu] = body as { documentId: string; items: MenuItem[] }[]
  const saved = await editor.request('PUT', `/navigation/${menu?.documentId}`, {
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

/** Reloads the home page until the change is visible. */
async function waitUntilShown(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto('/')
      return isThere()
    })
    .toBe(true)
}
