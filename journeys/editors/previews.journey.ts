import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { PREVIEW_SECRET } from '../../cms/tests/start-for-test.ts'
import type { Document, Editor } from '../../cms/tests/sign-in.ts'
import { objections } from '../support/objections.ts'
import { expect, test } from './editing.ts'
import { FOOTER, PAGE, pageWith, publishNew } from './pages-of.ts'

const WORDS = { title: 'Harvest', slug: 'harvest', heading: 'Published words' }
const DRAFT = { ...WORDS, heading: 'Words of a draft' }

test.beforeEach(async ({ editor }) => {
  const found = await editor.find(PAGE, 'slug', WORDS.slug).catch(() => null)
  const { documentId } = found ?? (await publishNew(editor, WORDS))
  await editor.save(PAGE, documentId, pageWith(DRAFT))
})

test('a signed link shows the draft, under a bar that says so; visitors see what is published', async ({
  page,
  editor,
  complaints,
}) => {
  const answer = await page.goto(await previewOf(editor, WORDS.slug))
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DRAFT.heading)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await objections(page)).toEqual([])
  await page.mouse.move(30, 30)
  await page.waitForFunction(() => sessionStorage.getItem('footer') !== null)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DRAFT.heading)
  await page.goto('/harvest')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.heading)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a preview is never kept: it shows the draft as it was last saved', async ({ page, editor }) => {
  const address = await previewOf(editor, WORDS.slug)
  await page.goto(address)
  const { documentId } = await editor.find(PAGE, 'slug', WORDS.slug)
  await editor.save(PAGE, documentId, pageWith({ ...DRAFT, heading: 'Saved again' }))
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved again')
})

test('the panel’s other tab shows what visitors see', async ({ page, editor }) => {
  await page.goto(await previewOf(editor, WORDS.slug, 'published'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.heading)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('what visitors see')
})

test('the draft of the footer is shown to editors, and to nobody else', async ({
  page,
  editor,
  complaints,
}) => {
  const { body } = await editor.ask('GET', `/content-manager/single-types/${FOOTER}?populate=*`)
  const copyrightText = '© A footer in the making'
  await editor.ask('PUT', `/content-manager/single-types/${FOOTER}`, {
    ...(body as { data: Document }).data,
    copyrightText,
  })
  const words = page.getByRole('contentinfo').getByText(copyrightText)
  await page.goto(await addressFor(editor, FOOTER, new URLSearchParams({ status: 'draft' })))
  await expect(words).toBeVisible()
  await page.goto(await addressFor(editor, FOOTER, new URLSearchParams({ status: 'published' })))
  await expect(words).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(words).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('nobody reaches a draft without a good link', async ({ request, service, editor }) => {
  const address = new URL(await previewOf(editor, WORDS.slug))
  const altered = [
    ['nothing', null],
    ['another page', { path: '/banks' }],
    ['another version', { version: 'published' }],
    ['more time', { expires: String(Number(address.searchParams.get('expires')) + 60) }],
    ['a forged signature', { signature: 'f'.repeat(64) }],
  ] as const
  for (const [words, change] of altered) {
    const forged = new URL(address)
    if (change === null) forged.search = ''
    else for (const [name, value] of Object.entries(change)) forged.searchParams.set(name, value)
    const answer = await request.get(forged.href)
    expect(answer.status(), words).toBe(404)
    expect(await answer.text(), words).not.toContain(DRAFT.heading)
  }
  const open = await service.get('/api/pages?status=draft&filters[slug][$eq]=harvest&populate=*')
  expect(open.text).not.toContain(DRAFT.heading)
})

test('an old link says that it has expired', async ({ page, site }) => {
  const path = '/harvest'
  const expires = String(Math.floor(Date.now() / 1000) - 1)
  const signature = createHmac('sha256', PREVIEW_SECRET).update(`${path}\ndraft\n${expires}`).digest('hex')
  const query = new URLSearchParams({ path, version: 'draft', expires, signature })
  const answer = await page.goto(`${site.url}/preview?${query}`)
  expect(answer?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This preview has expired')
})

test('only the panel may frame a preview', async ({ page, editor, service }) => {
  const preview = await previewOf(editor, WORDS.slug)
  await page.goto(`${panelOf(service.url)}/admin/auth/login`)
  await frame(page, preview)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(DRAFT.heading)

  const elsewhere = createServer((_, response) => response.end('Elsewhere')).listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
  await frame(page, preview)
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/')
  elsewhere.close()
})

test('nobody may frame a page that visitors see', async ({ page, request, site, service }) => {
  expect((await request.get('/harvest')).headers()['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  )
  await page.goto(`${panelOf(service.url)}/admin/auth/login`)
  await frame(page, `${site.url}/harvest`)
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/')
})

/** As editors' browsers reach it. */
function panelOf(serviceUrl: string): string {
  return serviceUrl.replace('127.0.0.1', 'localhost')
}

async function frame(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
    address,
  )
}

async function previewOf(editor: Editor, slug: string, status = 'draft'): Promise<string> {
  const { documentId } = await editor.find(PAGE, 'slug', slug)
  return addressFor(editor, PAGE, new URLSearchParams({ documentId, status }))
}

async function addressFor(editor: Editor, uid: string, query: URLSearchParams): Promise<string> {
  const { body } = await editor.ask('GET', `/content-manager/preview/url/${uid}?${query}`)
  return (body as { data: { url: string } }).data.url
}
