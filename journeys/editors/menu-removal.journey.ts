import { expect, test } from './editor-fixtures.ts'
import { createAndPublish, PAGE } from './editor-pages.ts'
import { appendLink } from './menu-page.ts'
import { followInPanel, openInPanel, panelAt } from './open-panel.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a page that visitors no longer find in the menu is reported to the editor', async ({
  page,
  editor,
  service,
}) => {
  const input = { title: 'In the menu only', slug: 'in-the-menu-only', heading: 'Found in the menu' }
  const { documentId } = await createAndPublish(editor, input)
  const related = { documentId, __type: PAGE }
  await appendLink(editor, input.title, { type: 'INTERNAL', path: '', related })
  await openInPanel(page, editor, service.url, documentId)
  await page.getByRole('button', { name: 'More document actions' }).click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).click()
  await expect(page.getByText('The menu has items that visitors do not see').first()).toBeVisible()
  await expect(page.getByText(`${input.title}: its page is not published`).first()).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const published = () => service.get(`/api/pages?filters[slug][$eq]=${input.slug}`)
  await expect.poll(async () => (await published()).body).toMatchObject({ data: [{ title: input.title }] })

  const panel = panelAt(service.url)
  await followInPanel(page, `${panel}/admin/plugins/navigation`)
  await page.getByRole('button', { name: `Remove: ${input.title}` }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await followInPanel(page, `${panel}/admin`)
  const heading = page.getByRole('heading', { name: `/${input.slug}`, exact: true })
  await expect(heading.locator('xpath=following-sibling::ul')).toContainText(
    'Neither the menu, the footer nor another page links to this page',
  )
})
