import { expect, test } from './editor-fixtures.ts'
import { PAGE } from './editor-pages.ts'
import { expectAccessiblePanel } from './expect-accessible-panel.ts'
import { appendLink } from './menu-page.ts'
import { continueSession, followInPanel, formOf, openInPanel, panelAt } from './open-panel.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const HERO = { __component: 'blocks.hero', title: 'Checked', buttonText: 'Go', buttonUrl: '/news' }

test('T113: the checks follow what an editor types, lead to the field and guard publishing', async ({
  page,
  editor,
  service,
}) => {
  const cards = {
    __component: 'blocks.card-grid',
    cards: [{ title: 'One' }, { title: 'Two', linkUrl: '/gone' }],
  }
  const Content = [HERO, { __component: 'blocks.rich-text' }, cards]
  const { documentId } = await editor.create(PAGE, { title: 'Checked', slug: 'checked', Content })
  await openInPanel(page, editor, service.url, documentId)
  const checks = page.getByRole('complementary').filter({ hasText: 'Checks' })
  await expect(checks).toContainText('Text: the block is empty')
  await expect(checks).not.toContainText('Must be corrected')

  await checks.getByRole('button', { name: /Cards 2 › Link address: links to \/gone/ }).click()
  const link = page.locator('[name="Content.2.cards.1.linkUrl"]')
  await expect(link).toBeFocused()
  // The panels beside the form stay.
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await expect(publish).toBeInViewport({ ratio: 1 })
  await link.fill('/news')
  await expect(checks).not.toContainText('/gone')

  const title = page.locator('[name="title"]')
  await title.fill(await titleOf(service, 'banks'))
  await checks.getByRole('button', { name: 'Another page has the same title: /banks' }).click()
  await expect(title).toBeFocused()
  await title.fill('Checked')
  await expect(checks).not.toContainText('the same title')

  await page.getByRole('button', { name: /^Hero - / }).click()
  const button = page.locator('[name="Content.0.buttonUrl"]')
  await button.fill('javascript:alert(1)')
  await expect(checks).toContainText('Must be corrected before publishing')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/Not published: Hero › Button address/).first()).toBeVisible()
  expect((await service.get('/api/pages?filters[slug][$eq]=checked')).body).toMatchObject({ data: [] })

  await button.fill('/banks')
  await expect(checks).not.toContainText('Must be corrected')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  // First: it disappears after a while.
  await expect(page.getByText('Published, with something to look at')).toBeVisible()
  await expect
    .poll(async () => (await service.get('/api/pages?filters[slug][$eq]=checked')).body)
    .toMatchObject({ data: [{ title: 'Checked' }] })
  // The page itself is published now.
  await title.fill('')
  await expect(checks).toContainText('The page has no title')
  await title.fill('Checked')
  await expect(checks).not.toContainText('The page has no title')
  await expect(checks).not.toContainText('the same title')

  await followInPanel(page, new URL('/admin', page.url()).href)
  const more = page.getByRole('region', { name: 'Checks' }).getByRole('button', { name: /^Show \d+ more$/ })
  const found = page.locator('#main-content').getByRole('listitem')
  const unlinked = found.filter({
    hasText: 'Neither the menu, the footer nor another page links to this page',
  })
  await expect(unlinked.first()).toBeVisible()
  if (await more.isVisible()) await more.click()
  await page.locator('#main-content').getByRole('link', { name: '/checked', exact: true }).click()
  await expect(title).toHaveValue('Checked')
})

test('the checks are tried again when what they need could not be read', async ({
  page,
  editor,
  service,
}) => {
  const { documentId } = await editor.create(PAGE, { title: 'Again', slug: 'checked-again', Content: [HERO] })
  await page.route('**/checks/context?*', (route) => route.abort())
  await openInPanel(page, editor, service.url, documentId)
  const checks = page.getByRole('complementary').filter({ hasText: 'Checks' })
  await expect(checks).toContainText('The checks cannot be reached at the moment.')
  await page.unroute('**/checks/context?*')
  await expect(checks).toContainText('The page has no description')
})

test('the checks follow a menu that is edited', async ({ page, editor, service }) => {
  const nowhere = { title: 'Nowhere', type: 'WRAPPER', path: 'nowhere', items: [] }
  const below = {
    uiRouterKey: 'nowhere',
    menuAttached: true,
    order: 1,
    collapsed: false,
    additionalFields: {},
  }
  const removeLink = await appendLink(editor, 'Around it', {
    type: 'WRAPPER',
    path: '/',
    items: [{ ...below, ...nowhere }],
  })
  await continueSession(page, editor)
  await page.goto(`${panelAt(service.url)}/admin/plugins/navigation`)
  const checks = page.getByRole('region', { name: 'Checks' })
  await expect(checks).toContainText('Nowhere: links to /nowhere, which does not exist')
  await expectAccessiblePanel(page, 'menu with a finding')
  const edit = page.getByRole('button', { name: 'Edit: Nowhere' })
  await page.getByRole('button', { name: 'Collapse all' }).click()
  await expect(edit).toHaveCount(0)
  await page.getByRole('button', { name: 'Search the menu' }).click()
  await page.getByRole('searchbox').fill('News')
  await checks.getByRole('button', { name: /^Nowhere: / }).click()
  await expect(edit).toBeFocused()
  await expect(edit).toBeInViewport({ ratio: 1 })
  await expect(edit).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('button', { name: 'Edit: Around it' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove: Nowhere' }).click()
  await expect(checks).not.toContainText('Nowhere')
  await removeLink()
})

async function titleOf(service: { get(address: string): Promise<{ body: unknown }> }, slug: string) {
  const { body } = await service.get(`/api/pages?filters[slug][$eq]=${slug}`)
  return (body as { data: { title: string }[] }).data[0]?.title ?? ''
}

test('the dialog that publishes several pages names what would be rejected, and publishes the others', async ({
  page,
  editor,
  service,
}) => {
  const rejected = { ...HERO, buttonUrl: 'javascript:alert(1)' }
  const create = (title: string, slug: string, hero: object) =>
    editor.create(PAGE, { title, slug, Content: [hero] })
  const { documentId } = await create('Together, fine', 'together-fine', HERO)
  await create('Together, rejected', 'together-rejected', rejected)
  await continueSession(page, editor)
  await page.goto(formOf(panelAt(service.url), documentId).replace(/\/[^/]+$/, '?_q=Together'))
  const dialog = page.getByRole('dialog')
  const row = (title: string) => dialog.getByRole('row').filter({ hasText: title })
  await page.getByRole('checkbox', { name: 'Select all entries' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(row('Together, rejected')).toContainText('Hero › Button address')
  await expect(row('Together, fine')).toContainText('Ready to publish')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  const published = () => service.get('/api/pages?filters[title][$startsWith]=Together')
  await expect.poll(async () => (await published()).body).toMatchObject({ data: [{ slug: 'together-fine' }] })
})

test('the start page shows the site, drafts and changes, no tools for development; content opens on pages', async ({
  page,
  editor,
  service,
  site,
}) => {
  await editor.create(PAGE, { title: 'Waiting', slug: 'waiting', Content: [] })
  const panel = `${panelAt(service.url)}/admin`
  await continueSession(page, editor)
  await page.goto(panel)
  const main = page.locator('#main-content')
  await expect(
    main.getByRole('link', { name: new URL(site.url).host.replace('127.0.0.1', 'localhost') }),
  ).toBeVisible()
  await expect(main.getByRole('link', { name: 'Waiting' })).toHaveCount(2)
  await expect(main).not.toContainText('Project statistics')
  await expect(main.getByRole('link', { name: /unassigned$/ })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Open the inbox' })).toBeVisible()
  const { body } = await editor.request('GET', '/dashboard/launch')
  const [first, ...others] = (body as { data: readonly { location: string; documentId: string }[] }).data
  await expect(main).toContainText(`${others.length + 1} to fill in`)
  await expectAccessiblePanel(page, 'start page')
  const launch = main.getByRole('region', { name: 'Before launch' })
  await launch.getByRole('button', { name: /^Show \d+ more$/ }).click()
  await expect(launch.getByRole('button', { name: 'Show fewer' })).toBeFocused()
  const scrolling = await main.locator('section *').evaluateAll((parts) =>
    parts
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map(({ textContent }) => textContent),
  )
  expect(scrolling).toEqual([])
  const advertising = page.locator("a[href^='https://strapi.io/blog/']")
  await expect(advertising).toHaveCount(1)
  await expect(advertising).toBeHidden()
  await launch.getByRole('link').first().click()
  await expect(page).toHaveURL(first?.documentId ? new RegExp(first.documentId) : /footer|navigation/)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()

  await followInPanel(page, `${panel}/content-manager`)
  await expect(page).toHaveURL(/collection-types\/api::page\.page/)
  const menu = page.getByRole('navigation')
  await expect(menu.getByRole('link', { name: /Content-Type Builder|Marketplace/ })).toHaveCount(0)

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('row').filter({ hasText: 'Waiting' })).toContainText('/waiting')
  for (const column of ['Title and address', 'Last change', 'Scheduled', 'Status'])
    await expect(page.getByRole('columnheader', { name: column }).first()).toBeInViewport({ ratio: 1 })
  await expectAccessiblePanel(page, 'list of pages')
})
