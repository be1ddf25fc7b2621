import { makePng } from '../../cms/tests/make-png.ts'
import { expect, test } from './editor-fixtures.ts'
import { PAGE } from './editor-pages.ts'
import { continueSession, followInPanel, formOf, panelAt } from './open-panel.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
const MEGABYTE_BYTES = 1024 * 1024

const REJECTED = [
  {
    name: 'drawing.png',
    bytes: Buffer.from(SVG),
    message: 'drawing.png is not a supported image. Use PNG, JPEG, WebP or AVIF.',
  },
  {
    name: 'poster.png',
    bytes: Buffer.from(makePng(8000, 7000)),
    message: 'poster.png has 56 megapixels (8000 × 7000). Make it smaller: at most 50 megapixels.',
  },
  {
    name: 'heavy.png',
    bytes: Buffer.concat([makePng(8, 8), Buffer.alloc(10 * MEGABYTE_BYTES)]),
    message: 'heavy.png is larger than 10 MB. Save it smaller, or as WebP.',
  },
]

test('the media library says why it rejects a file, and offers no upload from a URL', async ({
  page,
  editor,
  service,
}) => {
  await continueSession(page, editor)
  await page.goto(`${panelAt(service.url)}/admin/plugins/upload`)
  // Each image in the library has an input of its own.
  const input = page.getByLabel('Upload files')
  for (const { name, bytes, message } of REJECTED) {
    await input.setInputFiles({ name, mimeType: 'image/png', buffer: bytes })
    await expect(page.getByText(message).first()).toBeVisible()
  }
  await input.setInputFiles({ name: 'fine.png', mimeType: 'image/png', buffer: Buffer.from(makePng(8, 8)) })
  await expect(page.getByText('fine.png').first()).toBeVisible()
  await expect(page.getByText('Uploaded', { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'New', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'File upload', exact: true })).toBeVisible()
  const fromUrl = page.locator('[role=menuitem]').filter({ hasText: 'from URL' })
  await expect(fromUrl).toHaveCount(1)
  await expect(fromUrl).toBeHidden()
})

test('the details of an image have no alternative text: that of the place where it is shown is the only one', async ({
  page,
  editor,
  service,
}) => {
  const { id } = await editor.upload('detailed.png', 'image/png', makePng(8, 8))
  const Content = [{ __component: 'blocks.hero', title: 'Detailed', image: id }]
  const { documentId } = await editor.create(PAGE, { title: 'Detailed', slug: 'detailed', Content })
  await continueSession(page, editor)
  await page.goto(`${panelAt(service.url)}/admin/plugins/upload?assetId=${id}`)
  const details = page.getByRole('dialog')
  await expect(details.getByRole('textbox', { name: 'Caption' })).toBeVisible()
  await expect(details.locator('input[name="alternativeText"]')).toHaveCount(1)
  await expect(details.locator('input[name="alternativeText"]')).toBeHidden()

  await followInPanel(page, formOf(panelAt(service.url), documentId))
  await page.getByRole('button', { name: /^Hero - / }).click()
  await expect(page.locator('input[name="Content.0.imageAlt"]')).toBeVisible()
})
