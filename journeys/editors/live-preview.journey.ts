import { makePng } from '../../cms/tests/make-png.ts'
import { axeViolations } from '../support/axe-violations.ts'
import { expect, test } from './editor-fixtures.ts'
import { createAndPublish, PAGE } from './editor-pages.ts'
import { openLivePreview } from './open-live-preview.ts'
import { continueSession, formOf, panelAt } from './open-panel.ts'
import { recordRequests } from './record-requests.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Of an outline around a block, at most. */
const LINE_PX = 6

const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

test('the page follows the form while typing; nobody else sees or receives what is not saved', async ({
  page,
  context,
  editor,
  service,
}) => {
  const input = { title: 'Live', slug: 'live-typing', heading: 'As published' }
  const { documentId } = await createAndPublish(editor, input)
  const panel = panelAt(service.url)
  await continueSession(page, editor)
  await page.goto(formOf(panel, documentId))
  const frame = await openLivePreview(page)
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('As published')

  const requests = recordRequests(context)
  await page.getByRole('button', { name: /^Hero - / }).click()
  await page.locator('input[name="Content.0.title"]').fill('')
  await page.locator('input[name="Content.0.title"]').pressSequentially('Typed but not saved')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Typed but not saved')
  await page.locator('main [data-slate-editor]').first().click()
  await page.keyboard.type('Rich text, unsaved')
  await expect(frame.getByRole('main')).toContainText('Rich text, unsaved')
  for (const text of ['not saved', 'unsaved']) expect(requests.withText(text)).toEqual([])

  const visitor = await context.newPage()
  await visitor.goto('/live-typing')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('As published')
})

test('a block is opened from the page, by pointer and by keyboard, and outlined while it is edited', async ({
  page,
  editor,
  service,
}) => {
  const Content = ['First', 'Second', 'Third'].map((title) => ({
    __component: 'blocks.rich-text',
    title,
    body: paragraph(`About the ${title}`),
  }))
  const { documentId } = await editor.create(PAGE, { title: 'Blocks', slug: 'live-blocks', Content })
  const panel = panelAt(service.url)
  await continueSession(page, editor)
  await page.goto(formOf(panel, documentId))
  const frame = await openLivePreview(page)
  const outlined = frame.locator('.block-controls [aria-current]')
  await expect(outlined).toHaveCount(0)

  const first = frame.locator('.block-controls button').first()
  const [block, label] = await Promise.all([first, first.locator('> span')].map((part) => part.boundingBox()))
  // Above it, the label would cover the header of the site.
  expect(label!.y).toBeGreaterThan(block!.y - LINE_PX)

  await frame.getByText('About the Second').click()
  await expect(page.getByRole('button', { name: 'Text - Second', exact: true })).toBeFocused()
  await expect(page.locator('input[name="Content.1.title"]')).toBeVisible()
  await expect(outlined).toHaveCount(1)
  await expect(frame.locator('.block-controls button').nth(1)).toHaveAttribute('aria-current', 'true')

  await frame.locator('.block-controls button').nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Text - Third', exact: true })).toBeFocused()
  await page.locator('input[name="Content.2.title"]').fill('The third, edited')
  await expect(frame.getByRole('heading', { name: 'The third, edited' })).toBeVisible()
  await expect(frame.locator('.block-controls button').nth(2)).toHaveAttribute('aria-current', 'true')
  expect(await axeViolations(page, '[aria-label="Live preview"]')).toEqual([])
})

test('phone, tablet and desktop width; uploaded images; a block removed', async ({
  page,
  editor,
  service,
}) => {
  const image = await editor.upload('square.png', 'image/png', makePng(64, 64))
  const Content = [
    { __component: 'blocks.hero', title: 'With a photograph', image: image.id, imageAlt: 'A square' },
    { __component: 'blocks.call-to-action', title: 'Second block' },
  ]
  const { documentId } = await editor.create(PAGE, { title: 'Widths', slug: 'live-widths', Content })
  const panel = panelAt(service.url)
  await continueSession(page, editor)
  await page.goto(formOf(panel, documentId))
  const frame = await openLivePreview(page)
  for (const [name, width] of [
    ['Phone', 390],
    ['Tablet', 768],
    ['Desktop', 1440],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(width)
  }
  const photograph = frame.getByRole('img', { name: 'A square' })
  await expect(photograph).toHaveAttribute('src', `${panel}${image.url}`)
  await expect.poll(() => photograph.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(64)

  await page.getByRole('button', { name: 'Delete - With a photograph' }).click()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Second block')
  await expect(photograph).toHaveCount(0)

  // Narrow windows have the button in a drawer, which gives way to the page.
  await page.getByRole('button', { name: 'Close live preview' }).first().click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open more actions' }).click()
  // Until the checks have answered, panels move: a press could miss its button.
  await expect(page.getByText('3 findings')).toBeVisible()
  await page.getByRole('button', { name: 'Edit beside the page' }).click()
  await expect(page.getByRole('button', { name: 'Open more actions' })).toBeVisible()
  const close = page.getByRole('complementary', { name: 'Live preview' }).getByRole('button').last()
  await expect(close).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Open more actions' })).toBeFocused()
})
