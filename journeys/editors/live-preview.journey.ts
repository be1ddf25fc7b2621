import type { Frame, Page } from '@playwright/test'
import { makePng } from '../../cms/tests/make-png.ts'
import { axeViolations } from '../support/axe-violations.ts'
import { expect, test } from './editor-fixtures.ts'
import { createAndPublish, PAGE } from './editor-pages.ts'
import { continueSession, footerForm, formOf, panelAt } from './open-panel.ts'

// The panel needs a minute on a busy machine.
test.setTimeout(240_000)
test.use({ viewport: { width: 1440, height: 900 } })

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

  const requests: string[] = []
  context.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.getByRole('button', { name: /^Hero - / }).click()
  await page.locator('input[name="Content.0.title"]').fill('')
  await page.locator('input[name="Content.0.title"]').pressSequentially('Typed but not saved')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Typed but not saved')
  await page.locator('main [data-slate-editor]').first().click()
  await page.keyboard.type('Rich text, unsaved')
  await expect(frame.getByRole('main')).toContainText('Rich text, unsaved')
  // The checks while typing ask the content service, which stores nothing; no other request has the values.
  const telling = requests.filter((request) => /not saved|unsaved/.test(decodeURIComponent(request)))
  expect(telling.filter((request) => !request.startsWith(`${panel}/checks/document `))).toEqual([])

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

  await frame.getByText('About the Second').click()
  await expect(page.getByRole('button', { name: 'Text - Second' })).toBeFocused()
  await expect(page.locator('input[name="Content.1.title"]')).toBeVisible()
  await expect(outlined).toHaveCount(1)
  await expect(frame.locator('.block-controls button').nth(1)).toHaveAttribute('aria-current', 'true')

  await frame.locator('.block-controls button').nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Text - Third' })).toBeFocused()
  await page.locator('input[name="Content.2.title"]').fill('The third, edited')
  await expect(frame.getByRole('heading', { name: 'The third, edited' })).toBeVisible()
  await expect(frame.locator('.block-controls button').nth(2)).toHaveAttribute('aria-current', 'true')
  expect(await axeViolations(page, '[aria-label="Live preview"]')).toEqual([])
})

test('phone, tablet and desktop width; uploaded images; blocks added, moved and removed', async ({
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
})

test('a page that was never saved has a live preview, too', async ({ page, editor, service }) => {
  const panel = panelAt(service.url)
  await continueSession(page, editor)
  await page.goto(formOf(panel, 'create'))
  const frame = await openLivePreview(page)
  await page
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('A page in the making')
  await expect.poll(() => frame.title()).toBe('A page in the making')
})

test('the footer follows its form', async ({ page, editor, service }) => {
  const panel = panelAt(service.url)
  await continueSession(page, editor)
  await page.goto(footerForm(panel))
  const frame = await openLivePreview(page)
  await page.locator('input[name="copyrightText"]').fill('© Unsaved footer')
  await expect(frame.getByRole('contentinfo').getByText('© Unsaved footer')).toBeVisible()
})

test('"Open preview" and the live preview work under every address of the panel', async ({
  page,
  editor,
  service,
}) => {
  const input = { title: 'Addresses', slug: 'live-addresses', heading: 'Wherever the panel is' }
  const { documentId } = await createAndPublish(editor, input)
  await continueSession(page, editor)
  for (const hostname of ['127.0.0.1', 'localhost', 'editors-pc.test']) {
    const panel = panelAt(service.url, hostname)
    await page.goto(`${formOf(panel, documentId)}/preview`)
    const opened = page.frameLocator('iframe')
    await expect(opened.getByRole('heading', { level: 1 }), hostname).toHaveText(input.heading)
    await page.goto(formOf(panel, documentId))
    const frame = await openLivePreview(page)
    await expect(frame.getByRole('heading', { level: 1 }), hostname).toHaveText(input.heading)
  }
})

test('T101: a review link shows one draft for a day to people without an account, and nothing else', async ({
  page,
  browser,
  site,
  editor,
  service,
}) => {
  const input = { title: 'Review', slug: 'to-review', heading: 'Ready for review' }
  const draft = await editor.create(PAGE, {
    title: input.title,
    slug: input.slug,
    Content: [{ __component: 'blocks.hero', title: input.heading }],
  })
  const other = await editor.create(PAGE, {
    title: 'Other',
    slug: 'other-draft',
    Content: [{ __component: 'blocks.hero', title: 'Another secret' }],
  })
  const panel = panelAt(service.url)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await continueSession(page, editor)
  await page.goto(formOf(panel, draft.documentId))
  await page.getByRole('button', { name: 'Copy review link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).not.toMatch(/editor|example\.com|@/)

  const reviewer = await (await browser.newContext()).newPage()
  const response = await reviewer.goto(link)
  expect(response?.status()).toBe(200)
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await expect(reviewer.getByRole('heading', { level: 1 })).toHaveText(input.heading)
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).getUTCFullYear()
  await expect(reviewer.getByRole('complementary', { name: 'Preview' })).toContainText(
    new RegExp(`works until .* ${tomorrow} at \\d\\d:\\d\\d UTC`),
  )
  expect(await axeViolations(reviewer)).toEqual([])
  expect(await reviewer.content()).not.toContain('createdBy')

  for (const [name, value] of [
    ['document', other.documentId],
    ['path', '/other-draft'],
    ['version', 'draft'],
    ['admin', panel],
    ['expires', String(Number(new URL(link).searchParams.get('expires')) + 3600)],
  ] as const) {
    const altered = new URL(link)
    altered.searchParams.set(name, value)
    const refused = await reviewer.goto(altered.href)
    expect(refused?.status(), name).toBe(403)
    await expect(reviewer.getByRole('heading', { level: 1 })).toHaveText('This preview link is not valid')
  }
  // The link stays with its document when another draft gets the address.
  await editor.save(PAGE, draft.documentId, { title: input.title, slug: 'renamed-draft' })
  await editor.save(PAGE, other.documentId, { title: 'Other', slug: input.slug })
  await reviewer.goto(link)
  await expect(reviewer.getByRole('heading', { level: 1 })).toHaveText(input.heading)
  expect((await reviewer.request.get(`${site.url}/to-review`, { maxRedirects: 0 })).status()).toBe(302)
  await reviewer.context().close()
})

/** Opens the live preview, if it is not open; resolves when it follows the form. */
async function openLivePreview(page: Page): Promise<Frame> {
  const open = page.getByRole('button', { name: 'Edit beside the page' })
  const pane = page.getByRole('complementary', { name: 'Live preview' })
  await expect(open.or(pane)).not.toHaveCount(0, { timeout: 60_000 })
  if (await open.isVisible()) await open.click()
  await expect.poll(() => frameOf(page), { timeout: 60_000 }).toBeTruthy()
  const frame = frameOf(page)!
  await expect(frame.getByRole('complementary', { name: 'Preview' })).toHaveCount(0, { timeout: 60_000 })
  return frame
}

function frameOf(page: Page): Frame | undefined {
  return page.frames().find((frame) => frame.url().includes('/preview?'))
}
