import { expect, test } from './editor-fixtures.ts'
import { PAGE } from './editor-pages.ts'
import { expectAccessiblePanel } from './expect-accessible-panel.ts'
import { openLivePreview } from './open-live-preview.ts'
import { openInPanel } from './open-panel.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('an editor moves blocks, and the entries of a list in one, without dragging', async ({
  page,
  editor,
  service,
}) => {
  const cards = ['One', 'Two'].map((title) => ({ title, linkUrl: '/news' }))
  const Content = [
    { __component: 'blocks.hero', title: 'First' },
    { __component: 'blocks.card-grid', title: 'Second', cards },
    { __component: 'blocks.call-to-action', title: 'Third' },
  ]
  const { documentId } = await editor.create(PAGE, { title: 'Ordered', slug: 'ordered', Content })
  await openInPanel(page, editor, service.url, documentId)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(button('Move up: Hero - First')).toBeDisabled()
  await expect(button('Move down: Call to action - Third')).toBeDisabled()
  await expectAccessiblePanel(page, 'blocks with buttons that move them')
  await button('Move down: Hero - First').click()
  await expect(button('Move down: Hero - First')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Hero - First is now item 2 of 3.' })).toHaveCount(
    1,
  )

  const frame = await openLivePreview(page)
  const outlined = frame.locator('.block-controls button[aria-current]')
  await button('Move up: Call to action - Third').focus()
  await page.keyboard.press('Enter')
  await expect(frame.locator('.block-controls button').nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(outlined).toHaveCount(1)
  await expect(button('Move up: Call to action - Third')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(button('Move up: Call to action - Third')).toBeDisabled()

  await page.getByRole('button', { name: /^Cards - Second/ }).click()
  await button('Move up: Two').click()
  await expect(button('Move up: Two')).toBeFocused()
  await button('Save').click()
  await expect
    .poll(async () => (await editor.find(PAGE, 'slug', 'ordered'))['Content'])
    .toMatchObject([
      { title: 'Third' },
      { title: 'Second', cards: [{ title: 'Two' }, { title: 'One' }] },
      { title: 'First' },
    ])
})
