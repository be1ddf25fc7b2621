import { expect, test } from './editor-fixtures.ts'
import { PAGE } from './editor-pages.ts'
import { expectAccessiblePanel } from './expect-accessible-panel.ts'
import { continueSession, followInPanel, formOf, openInPanel, panelAt, signInToPanel } from './open-panel.ts'

test('an editor signs in, changes a title, previews the draft and publishes', async ({
  page,
  context,
  editor,
  service,
}) => {
  const { documentId } = await editor.find(PAGE, 'slug', 'news')
  const panel = panelAt(service.url)
  const form = formOf(panel, documentId)
  await signInToPanel(page, panel)
  await followInPanel(page, form)
  const title = page.getByRole('textbox', { name: /^Title/ }).first()
  await expect(title).not.toHaveValue('')
  await title.fill('News from the editors')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()

  await followInPanel(page, `${form}/preview`)
  const shown = page.frameLocator('iframe')
  await expect(shown.getByRole('complementary', { name: 'Preview' })).toBeVisible()

  const visitor = await context.newPage()
  await visitor.goto('/news')
  await expect(visitor).not.toHaveTitle('News from the editors')
  await followInPanel(page, form)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect
    .poll(async () => {
      await visitor.goto('/news')
      return visitor.title()
    })
    .toBe('News from the editors')
})

test('the panel describes each block and offers only text formats that the site renders', async ({
  page,
  editor,
  service,
}) => {
  const { documentId } = await editor.find(PAGE, 'slug', 'banks')
  await openInPanel(page, editor, service.url, documentId)
  await page.getByRole('button', { name: 'Add a block' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^The opening of a page\./)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Hero', exact: true })).toHaveAccessibleDescription(
    /^The opening of a page\./,
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Hero - / }).click()
  await page.locator('[role=combobox][aria-label="Select a block"]').first().click()
  await expect(page.getByRole('option', { name: 'Heading 2' })).toBeVisible()
  const offered = await page.getByRole('option').allTextContents()
  expect(offered).toEqual(
    expect.arrayContaining(['Text', 'Heading 2', 'Bulleted list', 'Numbered list', 'Quote']),
  )
  for (const unsupported of ['Code', 'Image']) expect(offered).not.toContain(unsupported)
})

test('a new article starts from a template, and its address follows its title until it is changed', async ({
  page,
  editor,
  service,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await continueSession(page, editor)
  await page.goto(formOf(panelAt(service.url), 'create'))
  const panel = page.getByRole('complementary').filter({ hasText: 'Start from a template' })
  const start = (name: string) => panel.getByRole('button', { name, exact: true }).click()
  const title = page.getByRole('textbox', { name: /^Title/ }).first()
  const address = page.locator('[name="slug"]')
  await title.fill('Wir öffnen')
  await expect(address).toHaveValue('wir-oeffnen')
  await start('Article')
  await expect(title).toBeFocused()
  await expect(address).toHaveValue('news/wir-oeffnen')
  await expect(page.getByRole('button', { name: /^Article - / })).toBeVisible()
  await expect(page.getByText(/Summary: replace the template’s text/)).toBeVisible()
  await expectAccessiblePanel(page, 'new page from a template')
  await start('Landing page')
  await expect(page.getByRole('button', { name: /^Call to action - / })).toBeVisible()
  await expect(address).toHaveValue('wir-oeffnen')
  await start('Article')
  await address.fill('news/eroeffnung')
  await title.fill('Wir öffnen in Porto')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toHaveCount(0)
  await title.fill('Wir haben geöffnet')
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  await expect(address).toHaveValue('news/eroeffnung')
  const { Content } = await editor.find(PAGE, 'slug', 'news/eroeffnung')
  expect(Content).toMatchObject([
    { __component: 'blocks.article', illustration: 'reading', publishedOn: expect.stringMatching(/^\d{4}-/) },
  ])
})

test('an editor adds a block and chooses a drawing and a form from pictures, by keyboard', async ({
  page,
  editor,
  service,
}) => {
  const Content = [{ __component: 'blocks.hero', title: 'Pictures' }]
  const { documentId } = await editor.create(PAGE, { title: 'Pictures', slug: 'pictures', Content })
  await openInPanel(page, editor, service.url, documentId)
  await page.getByRole('button', { name: /^Hero - / }).click()
  await page.getByRole('button', { name: 'Choose a drawing: Picture: drawing' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expectAccessiblePanel(page, 'drawings', '[role=dialog]')
  await dialog.getByRole('searchbox').fill('gears')
  const drawing = dialog.getByRole('button', { name: 'Technology gears' })
  const shown = () => drawing.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(shown).toBeGreaterThan(0)
  await drawing.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Technology gears')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a drawing: Picture: drawing' })).toBeFocused()

  await page.getByRole('button', { name: 'Add a block' }).click()
  await expectAccessiblePanel(page, 'blocks', '[role=dialog]')
  await dialog.getByRole('button', { name: 'Form', exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Choose a form: Form' }).click()
  await expectAccessiblePanel(page, 'forms', '[role=dialog]')
  await dialog.getByRole('button', { name: 'Contact form' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => (await editor.find(PAGE, 'slug', 'pictures'))['Content'])
    .toMatchObject([{ illustration: 'technology-gears' }, { formName: 'contact' }])
})
