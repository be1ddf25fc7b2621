import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { PREVIEW_SECRET } from '../../cms/tests/start-for-test.ts'
import type { Document, Editor } from '../../cms/tests/sign-in.ts'
import { axeViolations } from '../support/axe-violations.ts'
import { signPreviewLink } from '../../server/testing/sign-preview-link.ts'
import { expect, test } from './editor-fixtures.ts'
import { FOOTER, PAGE, pageData, createAndPublish } from './editor-pages.ts'
import { panelAt } from './open-panel.ts'

const PUBLISHED = { title: 'Harvest', slug: 'harvest', heading: 'Published heading' }
const DRAFT = { ...PUBLISHED, heading: 'Draft heading' }

test.beforeEach(async ({ editor, request }) => {
  const found = await editor.find(PAGE, 'slug', PUBLISHED.slug).catch(() => null)
  const { documentId } = found ?? (await createAndPublish(editor, PUBLISHED))
  await editor.save(PAGE, documentId, pageData(DRAFT))
  // The site is told of the published page a moment later.
  await expect.poll(async () => (await request.get('/harvest')).text()).toContain(PUBLISHED.heading)
})

test('a signed link shows the draft below a preview bar; visitors see the published page', async ({
  page,
  editor,
  pageErrors,
}) => {
  const response = await page.goto(await previewUrl(editor, PUBLISHED.slug))
  expect(response?.status()).toBe(200)
  expect(response?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DRAFT.heading)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await axeViolations(page)).toEqual([])
  await page.mouse.move(30, 30, { steps: 2 })
  await page.waitForFunction(() => !document.querySelector('template[data-deferred]'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DRAFT.heading)
  await page.goto('/harvest')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PUBLISHED.heading)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  expect(pageErrors).toEqual([])
})

test('a preview is not cached: it shows the last saved draft', async ({ page, editor }) => {
  const address = await previewUrl(editor, PUBLISHED.slug)
  await page.goto(address)
  const { documentId } = await editor.find(PAGE, 'slug', PUBLISHED.slug)
  await editor.save(PAGE, documentId, pageData({ ...DRAFT, heading: 'Saved again' }))
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved again')
})

test('the panel’s published tab shows what visitors see', async ({ page, editor }) => {
  await page.goto(await previewUrl(editor, PUBLISHED.slug, 'published'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PUBLISHED.heading)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('what visitors see')
})

test('the draft of the footer is shown to editors only', async ({ page, editor, pageErrors }) => {
  const { body } = await editor.request('GET', `/content-manager/single-types/${FOOTER}?populate=*`)
  const copyrightText = '© A footer in the making'
  await editor.request('PUT', `/content-manager/single-types/${FOOTER}`, {
    ...(body as { data: Document }).data,
    copyrightText,
  })
  const copyright = page.getByRole('contentinfo').getByText(copyrightText)
  await page.goto(await previewUrlFor(editor, FOOTER, new URLSearchParams({ status: 'draft' })))
  await expect(copyright).toBeVisible()
  await page.goto(await previewUrlFor(editor, FOOTER, new URLSearchParams({ status: 'published' })))
  await expect(copyright).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(copyright).toHaveCount(0)
  expect(pageErrors).toEqual([])
})

test('T100: a draft is not accessible without a valid link, and a changed link explains itself', async ({
  request,
  service,
  editor,
}) => {
  const address = new URL(await previewUrl(editor, PUBLISHED.slug))
  const altered = [
    ['nothing', null],
    ['another page', { path: '/banks' }],
    ['another document', { document: 'footer' }],
    ['another version', { version: 'published' }],
    ['a review', { version: 'review' }],
    ['another panel', { admin: 'http://evil.example' }],
    ['more time', { expires: String(Number(address.searchParams.get('expires')) + 60) }],
    ['a forged signature', { signature: 'f'.repeat(64) }],
  ] as const
  for (const [alteration, change] of altered) {
    const forged = new URL(address)
    if (change === null) forged.search = ''
    else for (const [name, value] of Object.entries(change)) forged.searchParams.set(name, value)
    const response = await request.get(forged.href)
    expect(response.status(), alteration).toBe(403)
    expect(await response.text(), alteration).not.toContain(DRAFT.heading)
    expect(await response.text(), alteration).toContain('This preview link is not valid')
  }
  const open = await service.get('/api/pages?status=draft&filters[slug][$eq]=harvest&populate=*')
  expect(open.text).not.toContain(DRAFT.heading)
})

test('T100: an old link shows that it has expired, also in the panel', async ({ page, site, service }) => {
  const panel = panelAt(service.url)
  const link = signPreviewLink(site.url, PREVIEW_SECRET, { admin: panel, validSeconds: -1 })
  const response = await page.goto(link)
  expect(response?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This preview has expired')
  await page.goto(`${panel}/admin/auth/login`)
  await frame(page, link)
  const framed = page.frameLocator('iframe')
  await expect(framed.getByRole('heading', { level: 1 })).toHaveText('This preview has expired')
})

test('only the panel may frame a preview', async ({ page, editor, service }) => {
  const preview = await previewUrl(editor, PUBLISHED.slug)
  await page.goto(`${panelAt(service.url)}/admin/auth/login`)
  await frame(page, preview)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(DRAFT.heading)

  const elsewhere = createServer((_, response) => response.end('Elsewhere')).listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
  await frame(page, preview)
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/')
  elsewhere.close()
})

test('no site may frame a public page', async ({ page, request, site, service }) => {
  expect((await request.get('/harvest')).headers()['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  )
  await page.goto(`${panelAt(service.url)}/admin/auth/login`)
  await frame(page, `${site.url}/harvest`)
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/')
})

async function frame(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
    address,
  )
}

async function previewUrl(editor: Editor, slug: string, status = 'draft'): Promise<string> {
  const { documentId } = await editor.find(PAGE, 'slug', slug)
  return previewUrlFor(editor, PAGE, new URLSearchParams({ documentId, status }))
}

async function previewUrlFor(editor: Editor, uid: string, query: URLSearchParams): Promise<string> {
  const { body } = await editor.request('GET', `/content-manager/preview/url/${uid}?${query}`)
  return (body as { data: { url: string } }).data.url
}
