import { expect, test } from './editor-fixtures.ts'
import { PAGE } from './editor-pages.ts'
import { formOf, openInPanel, panelAt, signInToPanel } from './open-panel.ts'

test('an editor signs in, changes a title, previews the draft and publishes', async ({
  page,
  context,
  editor,
  service,
}) => {
  test.setTimeout(120_000)
  const { documentId } = await editor.find(PAGE, 'slug', 'news')
  const panel = panelAt(service.url)
  const form = formOf(panel, documentId)
  await signInToPanel(page, panel)
  await page.goto(form)
  const title = page.getByRole('textbox', { name: /^Title/ }).first()
  await expect(title).not.toHaveValue('')
  await title.fill('News from the editors')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()

  await page.goto(`${form}/preview`)
  const shown = page.frameLocator('iframe')
  await expect(shown.getByRole('complementary', { name: 'Preview' })).toBeVisible({ timeout: 60_000 })

  const visitor = await context.newPage()
  await visitor.goto('/news')
  await expect(visitor).not.toHaveTitle('News from the editors')
  await page.goto(form)
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
  test.setTimeout(120_000)
  const { documentId } = await editor.find(PAGE, 'slug', 'banks')
  await openInPanel(page, editor, service.url, documentId)
  await page.getByText('What each block is for').click()
  await expect(page.getByRole('definition').filter({ hasText: 'The opening of a page.' })).toBeVisible()
  await page.getByRole('button', { name: /^Hero - / }).click()
  await page.locator('[role=combobox][aria-label="Select a block"]').first().click()
  const offered = await page.getByRole('option').allTextContents()
  expect(offered).toEqual(expect.arrayContaining(['Text', 'Heading 2', 'Bulleted list', 'Numbered list']))
  for (const unsupported of ['Code', 'Quote', 'Image']) expect(offered).not.toContain(unsupported)
})
